// Runs the agents of a cluster one at a time: each on a thread of its own, of which one at a time holds the
// baton. Who is next depends on nothing but what the agents did (round robin over those that can go on), so a
// run is repeated exactly. The first agent uses the caller's thread: where nothing is spawned, there is no
// other.
#pragma once
#include <exception>
#include <functional>
#include <memory>
#include <semaphore>
#include <thread>
#include <vector>

namespace tilewright::simulator {

// What a blocked agent waits for.
struct Wait {
  virtual ~Wait() = default;
  // True if it can go on. May let the hardware finish work that it waits for.
  virtual bool ready() = 0;
};

class Scheduler {
 public:
  Scheduler();
  ~Scheduler();
  Scheduler(const Scheduler&) = delete;
  Scheduler& operator=(const Scheduler&) = delete;

  // Called with all that wait when nobody can go on; the scheduler then stops everybody.
  std::function<void(const std::vector<Wait*>&)> deadlock;

  // Runs the bodies and all that they spawn to the end. CtaStopped in one of them stops all; any other
  // exception does, too, and comes out here.
  void run(std::vector<std::function<void()>> bodies);

  // The rest is for running bodies.
  void spawn(std::function<void()> body);
  // Comes back when the wait is ready; throws CtaStopped if everybody was stopped meanwhile.
  void block(Wait& wait);
  // Lets the others go on first.
  void yield();
  // True if there is nobody else.
  bool alone() const { return live_ <= 1; }

 private:
  struct Fiber {
    std::binary_semaphore go{0};
    std::function<void()> body;
    Wait* wait = nullptr;
    bool live = false, quit = false;
    std::thread thread;  // none for the first, which uses the caller's
  };

  void loop(Fiber& fiber);
  void call(Fiber& fiber);
  std::size_t next();
  void pass(Fiber& me);
  bool can_go_on(Fiber& fiber);

  std::vector<std::unique_ptr<Fiber>> fibers_;
  std::size_t current_ = 0;
  int live_ = 0;
  bool stopped_ = false;
  std::exception_ptr failure_;
};

}  // namespace tilewright::simulator
