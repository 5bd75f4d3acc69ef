// Tensors in global memory as arguments, and the copies of whole boxes that TMA makes between them and shared
// memory (PTX ISA, "Tensor copy": sm_90).
#pragma once
#include <array>
#include <initializer_list>

#include "dsl/barrier.h"
#include "ir/argument.h"

namespace tilewright {

// A tile-shaped part of a tensor: where copy_async reads or writes.
template <class T, int Rank>
struct TensorBox {
  Handle map;
  std::array<Handle, Rank> coordinates;
};

// A column of pixels of a tensor [N, (D, H,) W, C]: where copy_async reads in im2col mode. Behind the
// coordinates come the offsets in the filter.
template <class T, int Rank>
struct Im2colColumn {
  Handle map;
  std::array<Handle, 2 * Rank - 2> coordinates;
};

// How copies in im2col mode walk a tensor, for each of D, H and W (outermost first): a convolution's padding
// and stride. The first pixel of the filter takes the positions lower, lower + step, ... up to extent - 1 +
// upper (CUDA driver API, cuTensorMapEncodeIm2col). A convolution with padding p and filters of r pixels that
// lie d apart has lower = -p, upper = p - (r - 1) * d and its stride as step.
template <int Rank>
struct Im2col {
  std::array<int, Rank - 2> lower{}, upper{}, step{};
};

// A kernel argument that stands for a tensor of Rank dimensions, outermost first. The launcher makes the
// hardware descriptors, one for each shape and layout of shared memory that the kernel copies to or from. On
// the host it holds address, extents and strides.
template <class T, int Rank = 2>
class TensorMap {
  static_assert(NumberType<T>, "TensorMap<T> needs a number type");
  static_assert(Rank >= 1 && Rank <= 5, "a tensor map has 1 to 5 dimensions");

 public:
  using element = T;
  static constexpr int rank = Rank;
  static ir::Type type() { return ir::Type::tensor_map(element_of<T>.type, Rank); }

  TensorMap() = default;
  // shape: elements along each dimension. strides: elements from one index to the next, for all dimensions
  // but the last, whose elements are neighbours; left out, the tensor is contiguous. The address and the
  // strides in bytes are multiples of 16 (the launch checks it).
  TensorMap(std::uint64_t address, std::array<std::int64_t, Rank> shape,
            std::array<std::int64_t, Rank - 1> strides)
      : has_view_(true) {
    view_.address = address;
    view_.rank = Rank;
    for (int d = 0; d < Rank; ++d) {
      view_.shape[d] = shape[static_cast<std::size_t>(d)];
      view_.stride[d] = element_of<T>.bytes();
      if (d < Rank - 1) view_.stride[d] *= strides[static_cast<std::size_t>(d)];
    }
  }
  TensorMap(std::uint64_t address, std::array<std::int64_t, Rank> shape)
      : TensorMap(address, shape, contiguous(shape)) {}
  explicit TensorMap(const Handle& handle) : handle_(handle) {}

  // On the host: the same tensor with the pixel box that copies in im2col mode need.
  TensorMap with_im2col(Im2col<(Rank > 2 ? Rank : 3)> box) const {
    static_assert(Rank >= 3, "im2col mode takes tensors of 3 to 5 dimensions, [N, (D, H,) W, C]");
    TensorMap map = *this;
    map.view_.im2col.given = true;
    for (int d = 0; d < Rank - 2; ++d) {
      auto i = static_cast<std::size_t>(d);
      map.view_.im2col.lower[d] = box.lower[i];
      map.view_.im2col.upper[d] = box.upper[i];
      map.view_.im2col.step[d] = box.step[i];
    }
    return map;
  }

  bool has_view() const { return has_view_; }
  const ir::TensorView& view() const { return view_; }

  // The box whose first element has these coordinates, outermost first; its extents are those of the buffer
  // that it is copied to or from. A buffer of fewer dimensions leaves the outer ones at extent 1. The last
  // coordinate times the element's size is a multiple of 16 bytes.
  template <class... I>
  TensorBox<T, Rank> at(const I&... coordinates) const {
    constexpr bool fits = sizeof...(I) == Rank;
    static_assert(fits, "at(...) takes one coordinate for each dimension of the tensor map");
    constexpr bool integers =
        ((detail::is_literal<I> ? std::is_integral_v<I> : std::is_same_v<detail::held<I>, I32>)&&...);
    static_assert(integers, "coordinates of a tensor map are integers or I32; use cast<i32>(x)");
    if constexpr (fits && integers)
      return {handle_, {coordinate(coordinates)...}};
    else
      return {handle_, {}};
  }

  // The pixels that follow the one at these coordinates (n, (d, h,) w, c) inside of the pixel box, each moved
  // by the filter's offsets ((d, h,) w), which come behind the coordinates: a buffer [pixels, channels] takes
  // them as its rows. Positions of the first pixel: the output's times the step, plus the lower corner.
  template <class... I>
  auto im2col(const I&... coordinates) const {
    constexpr bool images = Rank >= 3, fits = sizeof...(I) == 2 * Rank - 2;
    static_assert(images, "im2col mode takes tensors of 3 to 5 dimensions, [N, (D, H,) W, C]");
    static_assert(
        !images || fits,
        "im2col(...) takes one coordinate for each dimension of the tensor map, then an offset in the "
        "filter for each but the first and the last");
    constexpr bool integers =
        ((detail::is_literal<I> ? std::is_integral_v<I> : std::is_same_v<detail::held<I>, I32>)&&...);
    static_assert(integers, "coordinates of a tensor map are integers or I32; use cast<i32>(x)");
    if constexpr (images && fits && integers)
      return Im2colColumn<T, Rank>{handle_, {coordinate(coordinates)...}};
    else
      return Im2colColumn<T, (Rank > 2 ? Rank : 3)>{handle_, {}};
  }

 private:
  static constexpr std::array<std::int64_t, Rank - 1> contiguous(std::array<std::int64_t, Rank> shape) {
    std::array<std::int64_t, Rank - 1> strides{};
    std::int64_t stride = 1;
    for (int d = Rank - 2; d >= 0; --d)
      strides[static_cast<std::size_t>(d)] = stride *= shape[static_cast<std::size_t>(d + 1)];
    return strides;
  }
  template <class I>
  static Handle coordinate(const I& x) {
    if constexpr (detail::is_literal<I>)
      return I32(x).handle();
    else
      return detail::held<I>(x).handle();
  }

  Handle handle_;
  ir::TensorView view_;
  bool has_view_ = false;
};

// How a tensor copy is made.
struct TensorCopyOptions {
  Evict evict = Evict::normal;  // L2 priority of the lines
  int multicast = 0;            // load: mask of the CTAs of the cluster that receive the box; 0: this one
};

enum class Combine { replace, add, min, max, bit_and, bit_or, bit_xor };

namespace detail {
void emit_tensor_load(ir::OpKind kind, const Handle& map, const Handle& buffer, const Handle& barrier,
                      const Handle* coordinates, int count, const TensorCopyOptions& options,
                      const SourceLocation& at);
void emit_tensor_store(const Handle& map, const Handle& buffer, const Handle* coordinates, int rank,
                       Combine combine, const TensorCopyOptions& options, const SourceLocation& at);
void emit_bulk(ir::OpKind kind, std::initializer_list<const Handle*> operands, const char* const* names,
               const SourceLocation& at);
}  // namespace detail

// TMA load: the box comes into the buffer, zeros where it lies outside of the tensor. Its bytes count on the
// barrier (Barrier::expect announces them).
template <class T, int Rank, class B>
requires(detail::operand_traits<B>::shared) void copy_async(const TensorBox<T, Rank>& from, const B& to,
                                                            const Barrier& barrier,
                                                            TensorCopyOptions options = {},
                                                            SourceLocation at = SourceLocation::current()) {
  constexpr bool same = std::is_same_v<typename B::element, T>, fits = B::shape.rank <= Rank;
  static_assert(same, "copy_async: the tensor and the buffer have different element types");
  static_assert(fits, "copy_async: the buffer has more dimensions than the tensor");
  if constexpr (same && fits)
    detail::emit_tensor_load(ir::OpKind::tensor_load_, from.map, to.handle(), barrier.handle(),
                             from.coordinates.data(), Rank, options, at);
}

// TMA load in im2col mode: each row of the buffer [pixels, channels] receives the channels of one pixel,
// zeros where it lies outside of the tensor. The launch needs TensorMap::with_im2col.
template <class T, int Rank, class B>
requires(detail::operand_traits<B>::shared) void copy_async(const Im2colColumn<T, Rank>& from, const B& to,
                                                            const Barrier& barrier,
                                                            TensorCopyOptions options = {},
                                                            SourceLocation at = SourceLocation::current()) {
  constexpr bool same = std::is_same_v<typename B::element, T>,
                 fits = B::shape.rank == 2 && B::shape.dim[0] <= 1024;
  static_assert(same, "copy_async: the tensor and the buffer have different element types");
  static_assert(fits, "copy_async: im2col mode fills a buffer [pixels, channels] of at most 1024 pixels");
  if constexpr (same && fits)
    detail::emit_tensor_load(ir::OpKind::im2col_load_, from.map, to.handle(), barrier.handle(),
                             from.coordinates.data(), 2 * Rank - 2, options, at);
}

// TMA store: the buffer goes to the box; what lies outside of the tensor is dropped, except that a row which
// ends inside of 16 bytes is written up to their end (seen on an H200): rows are padded to 16 bytes anyway.
// With `combine` each element is added to (..) what is there. Complete after bulk_commit() and
// bulk_wait<N>().
template <class T, int Rank, class B>
requires(detail::operand_traits<B>::shared) void copy_async(const B& from, const TensorBox<T, Rank>& to,
                                                            Combine combine = Combine::replace,
                                                            TensorCopyOptions options = {},
                                                            SourceLocation at = SourceLocation::current()) {
  constexpr bool same = std::is_same_v<typename B::element, T>, fits = B::shape.rank <= Rank;
  static_assert(same, "copy_async: the tensor and the buffer have different element types");
  static_assert(fits, "copy_async: the buffer has more dimensions than the tensor");
  if constexpr (same && fits)
    detail::emit_tensor_store(to.map, from.handle(), to.coordinates.data(), Rank, combine, options, at);
}

// Bulk copies of one contiguous run, as long as the buffer; address and length are multiples of 16 bytes.
template <class T, class B>
requires(detail::operand_traits<B>::shared) void copy_async(const Ptr<T>& from, const B& to,
                                                            const Barrier& barrier,
                                                            SourceLocation at = SourceLocation::current()) {
  constexpr bool same = std::is_same_v<typename B::element, T>;
  static_assert(same, "copy_async: the pointer and the buffer have different element types");
  constexpr const char* names[] = {"copy_async: pointer", "copy_async: buffer", "copy_async: barrier"};
  Handle pointer = from.handle(at);
  if constexpr (same)
    detail::emit_bulk(ir::OpKind::bulk_load_, {&pointer, &to.handle(), &barrier.handle()}, names, at);
}
template <class T, class B>
requires(detail::operand_traits<B>::shared) void copy_async(const B& from, const Ptr<T>& to,
                                                            SourceLocation at = SourceLocation::current()) {
  constexpr bool same = std::is_same_v<typename B::element, T>;
  static_assert(same, "copy_async: the pointer and the buffer have different element types");
  constexpr const char* names[] = {"copy_async: buffer", "copy_async: pointer"};
  Handle pointer = to.handle(at);
  if constexpr (same) detail::emit_bulk(ir::OpKind::bulk_store_, {&from.handle(), &pointer}, names, at);
}

// Closes the group of the stores issued since the last one.
inline void bulk_commit(SourceLocation at = SourceLocation::current()) {
  Recorder::current().emit(ir::OpKind::bulk_commit_, {}, {}, located(at));
}
// Waits until at most Pending groups of stores are in flight; bulk_wait_read only until their buffers may be
// written again.
template <int Pending>
void bulk_wait(SourceLocation at = SourceLocation::current()) {
  ir::Op* op = Recorder::current().emit(ir::OpKind::bulk_wait_, {}, {}, located(at));
  op->set_attribute("pending", std::int64_t{Pending});
  op->set_attribute("read", std::int64_t{0});
}
template <int Pending>
void bulk_wait_read(SourceLocation at = SourceLocation::current()) {
  ir::Op* op = Recorder::current().emit(ir::OpKind::bulk_wait_, {}, {}, located(at));
  op->set_attribute("pending", std::int64_t{Pending});
  op->set_attribute("read", std::int64_t{1});
}

// Writes the tile to the box through the staging buffer and starts the TMA store: waits until the buffer is
// free, stores, fences, copies, commits. After the last one: bulk_wait<0>().
template <class T, int Rank, class B, class X>
void store(const TensorBox<T, Rank>& to, const X& tile, const B& staging,
           SourceLocation at = SourceLocation::current()) {
  PlaceScope place(at);
  bulk_wait_read<0>(at);
  staging.store(tile, at);
  fence_async(at);
  copy_async(staging, to, Combine::replace, {}, at);
  bulk_commit(at);
}

}  // namespace tilewright
