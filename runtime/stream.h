// Streams, events and captured graphs.
#pragma once
#include <cstddef>
#include <memory>
#include <string>
#include <utility>

#include "runtime/context.h"
#include "runtime/driver.h"

namespace tilewright::runtime {

class Event;

// Work in order on one device. Movable; waits for nothing when destroyed.
class Stream {
 public:
  // A new stream that does not wait for the legacy default stream.
  explicit Stream(std::shared_ptr<Context> context);
  // The default stream of a device.
  static Stream default_of(std::shared_ptr<Context> context) {
    return Stream(std::move(context), nullptr, false);
  }
  // A stream of somebody else (a framework's); it stays theirs. nullptr is the current device's default
  // stream.
  static Stream borrow(StreamHandle handle);

  Stream(Stream&& other) noexcept;
  Stream& operator=(Stream&& other) noexcept;
  ~Stream();

  StreamHandle handle() const { return handle_; }
  const std::shared_ptr<Context>& context() const { return context_; }

  // Waits for the stream's work. A kernel that failed is named in the LaunchError.
  void synchronize();
  bool finished();  // without waiting
  void wait_for(const Event& event);

  // From begin to end, work is recorded instead of run. Prefer capture() below.
  void begin_capture();
  bool capturing() const;

 private:
  friend class Graph;
  Stream(std::shared_ptr<Context> context, StreamHandle handle, bool owned)
      : context_(std::move(context)), handle_(handle), owned_(owned) {}
  std::shared_ptr<Context> context_;
  StreamHandle handle_ = nullptr;
  bool owned_ = false;
  std::uint64_t capture_mark_ = 0;
};

class Event {
 public:
  // Timing costs a little on the device; synchronisation alone does not need it.
  explicit Event(std::shared_ptr<Context> context, bool timing = true);
  Event(Event&& other) noexcept;
  ~Event();
  void record(Stream& stream);
  void synchronize();
  EventHandle handle() const { return handle_; }
  // Milliseconds from `start` to this event; both must have happened and be made with timing.
  float since(const Event& start) const;

 private:
  std::shared_ptr<Context> context_;
  EventHandle handle_ = nullptr;
};

// A captured sequence of launches, replayed by one call. Kernels and memory that it uses must outlive it.
class Graph {
 public:
  // Ends the capture that stream.begin_capture() began.
  static Graph end_capture(Stream& stream);
  Graph(Graph&& other) noexcept;
  ~Graph();

  void launch(Stream& stream) const;
  std::size_t nodes() const { return nodes_; }
  const std::string& name() const { return *name_; }  // "graph(add, mul)"

 private:
  Graph() = default;
  std::shared_ptr<Context> context_;
  GraphHandle graph_ = nullptr;
  GraphExecHandle exec_ = nullptr;
  std::size_t nodes_ = 0;
  const std::string* name_ = nullptr;
};

// Captures what `body` launches on `stream`. When it throws, the capture is ended and the exception goes on.
template <class Body>
Graph capture(Stream& stream, Body&& body) {
  stream.begin_capture();
  try {
    std::forward<Body>(body)();
  } catch (...) {
    try {
      Graph::end_capture(stream);
    } catch (const std::exception&) {
      // The body's exception says more.
    }
    throw;
  }
  return Graph::end_capture(stream);
}

}  // namespace tilewright::runtime
