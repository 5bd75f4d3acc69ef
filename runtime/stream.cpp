#include "runtime/stream.h"

#include "ir/error.h"
#include "runtime/driver_error.h"

namespace tilewright::runtime {
namespace {

constexpr unsigned stream_non_blocking = 1;
constexpr unsigned event_disable_timing = 2;

}  // namespace

Stream::Stream(std::shared_ptr<Context> context) : context_(std::move(context)), owned_(true) {
  const CurrentContext current(*context_);
  context_->check_work(driver().StreamCreate(&handle_, stream_non_blocking), "creating a stream");
}

Stream Stream::borrow(StreamHandle handle) {
  if (handle == nullptr) return default_of(Context::current());
  ContextHandle context = nullptr;
  const Driver& functions = driver();
  check(functions.StreamGetCtx(handle, &context), "asking for a stream's context");
  check(functions.CtxPushCurrent(context), "making a stream's context current");
  DeviceHandle device = 0;
  const DriverResult result = functions.CtxGetDevice(&device);
  functions.CtxPopCurrent(&context);
  check(result, "asking for a stream's device");
  return Stream(Context::of_device(device), handle, false);
}

Stream::Stream(Stream&& other) noexcept
    : context_(std::move(other.context_)),
      handle_(std::exchange(other.handle_, nullptr)),
      owned_(std::exchange(other.owned_, false)),
      capture_mark_(other.capture_mark_) {}

Stream& Stream::operator=(Stream&& other) noexcept {
  std::swap(context_, other.context_);
  std::swap(handle_, other.handle_);
  std::swap(owned_, other.owned_);
  std::swap(capture_mark_, other.capture_mark_);
  return *this;
}

Stream::~Stream() {
  if (owned_) driver().StreamDestroy(handle_);
}

void Stream::synchronize() {
  const CurrentContext current(*context_);
  const std::uint64_t mark = context_->log().mark();
  context_->check_work(driver().StreamSynchronize(handle_), "waiting for a stream", &handle_);
  context_->log().forget(handle_, mark);
}

bool Stream::finished() {
  const CurrentContext current(*context_);
  const DriverResult result = driver().StreamQuery(handle_);
  if (result == driver_result::not_ready) return false;
  context_->check_work(result, "asking whether a stream is done", &handle_);
  return true;
}

void Stream::wait_for(const Event& event) {
  const CurrentContext current(*context_);
  context_->check_work(driver().StreamWaitEvent(handle_, event.handle(), 0), "waiting for an event",
                       &handle_);
}

void Stream::begin_capture() {
  const CurrentContext current(*context_);
  capture_mark_ = context_->log().mark();
  context_->check_work(driver().StreamBeginCapture(handle_, capture_mode::thread_local_),
                       "beginning to capture a stream (the default stream cannot be captured)", &handle_);
}

bool Stream::capturing() const {
  const CurrentContext current(*context_);
  int status = 0;
  context_->check_work(driver().StreamIsCapturing(handle_, &status), "asking whether a stream is captured");
  return status != 0;
}

Event::Event(std::shared_ptr<Context> context, bool timing) : context_(std::move(context)) {
  const CurrentContext current(*context_);
  context_->check_work(driver().EventCreate(&handle_, timing ? 0 : event_disable_timing),
                       "creating an event");
}

Event::Event(Event&& other) noexcept
    : context_(std::move(other.context_)), handle_(std::exchange(other.handle_, nullptr)) {}

Event::~Event() {
  if (handle_ != nullptr) driver().EventDestroy(handle_);
}

void Event::record(Stream& stream) {
  const CurrentContext current(*context_);
  const StreamHandle handle = stream.handle();
  context_->check_work(driver().EventRecord(handle_, handle), "recording an event", &handle);
}

void Event::synchronize() {
  const CurrentContext current(*context_);
  context_->check_work(driver().EventSynchronize(handle_), "waiting for an event");
}

float Event::since(const Event& start) const {
  const CurrentContext current(*context_);
  float milliseconds = 0;
  context_->check_work(driver().EventElapsedTime(&milliseconds, start.handle_, handle_),
                       "the time between two events (both must have happened)");
  return milliseconds;
}

Graph Graph::end_capture(Stream& stream) {
  const Driver& functions = driver();
  const CurrentContext current(*stream.context_);
  Graph graph;
  graph.context_ = stream.context_;
  LaunchLog& log = stream.context_->log();
  // What was captured has not been launched: it moves from the log into the graph's name.
  std::string name = "graph(";
  const auto captured = log.names(stream.handle_, stream.capture_mark_);
  for (std::size_t i = 0; i < captured.size(); ++i) name += (i ? ", " : "") + *captured[i];
  graph.name_ = intern_name(name + ")");
  log.forget(stream.handle_, log.mark(), stream.capture_mark_);
  stream.context_->check_work(functions.StreamEndCapture(stream.handle_, &graph.graph_), "ending a capture");
  if (graph.graph_ == nullptr) throw LaunchError("ending a capture: the stream was not being captured");
  stream.context_->check_work(functions.GraphGetNodes(graph.graph_, nullptr, &graph.nodes_),
                              "counting a graph's nodes");
  stream.context_->check_work(functions.GraphInstantiateWithFlags(&graph.exec_, graph.graph_, 0),
                              "preparing " + *graph.name_);
  return graph;
}

Graph::Graph(Graph&& other) noexcept
    : context_(std::move(other.context_)),
      graph_(std::exchange(other.graph_, nullptr)),
      exec_(std::exchange(other.exec_, nullptr)),
      nodes_(other.nodes_),
      name_(other.name_) {}

Graph::~Graph() {
  if (exec_ != nullptr) driver().GraphExecDestroy(exec_);
  if (graph_ != nullptr) driver().GraphDestroy(graph_);
}

void Graph::launch(Stream& stream) const {
  const CurrentContext current(*context_);
  const StreamHandle handle = stream.handle();
  const DriverResult result = driver().GraphLaunch(exec_, handle);
  if (result != driver_result::success) context_->check_work(result, "launching " + *name_, &handle);
  context_->log().record(handle, name_);
}

}  // namespace tilewright::runtime
