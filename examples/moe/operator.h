// The MoE operator on an executor: inputs of one rank in device memory, and the launches that compute on
// them.
#pragma once
#include <string>

#include "examples/common/executor.h"
#include "examples/moe/host/inputs.h"
#include "examples/moe/programs/programs.h"

namespace tilewright::moe {

// Which versions of the kernels run. Made by choose_versions(), or by hand to test others.
struct Versions {
  std::string bmm1, bmm2;  // configurations
  std::string combine;
};

// By the expected rows of an expert, and by the alignment of H and I.
Versions choose_versions(const Workload& workload, int64_t tokens);

// Buffers live until the executor's finish(). Launches are in stream order and never wait for the host, so a
// sequence of them can be captured in a graph.
class DeviceMoe {
 public:
  DeviceMoe(examples::Executor& executor, const MoeInputs& inputs, const Versions& versions);

  // Fills ids and weights, or all routing results, with the reference's: for checking one kernel alone.
  void upload_top_k();
  void upload_routing();
  // Fills the intermediate [rows, I], or bmm2's rows [tokens top_k, H].
  void upload_intermediate(const Tensor16& y);
  void upload_rows(const Tensor16& rows);

  void launch_top_k();    // logits -> ids, weights (softmax over the selected)
  void launch_routing();  // ids -> slices, gather, scatter, schedules
  void launch_bmm1();
  void launch_bmm2();
  void launch_combine();
  // The operator, from ids and weights: routing, bmm1, bmm2, combine.
  void launch_fused();

  std::vector<int32_t> ids();                     // [tokens, top_k]
  std::vector<float> weights();                   // [tokens, top_k]
  std::vector<int32_t> slice_sizes();             // [experts]
  std::vector<int32_t> slice_offsets();           // [experts + 1]
  std::vector<int32_t> gather();                  // [tokens top_k]
  std::vector<int32_t> scatter();                 // [tokens top_k]
  std::vector<int32_t> schedule(int block_size);  // [max_blocks]
  Tensor16 intermediate();                        // [tokens top_k, I]; the first rows are used
  Tensor16 rows();                                // [tokens top_k, H]
  Tensor16 output();                              // [tokens, H]

 private:
  template <class T>
  void bmm1_as();
  template <class T>
  void bmm2_as();
  template <class T>
  void combine_as();
  Tensor16 download(const examples::Array<uint16_t>& array, int64_t rows, int64_t columns);
  examples::Array<i32> schedule_array(int block_size) const;

  examples::Executor& executor_;
  const MoeInputs& inputs_;
  Versions versions_;
  int64_t assignments_, stride_;  // stride_: entries of one schedule
  std::string variant_;
  examples::Array<uint16_t> x_, w1_, w2_, y_, rows_, out_;
  examples::Array<f32> bias1_, bias2_, logits_, weights_;
  examples::Array<i32> ids_, slice_sizes_, slice_offsets_, gather_, scatter_, schedule_;
};

}  // namespace tilewright::moe
