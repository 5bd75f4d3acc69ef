#include "simulator/scheduler.h"

#include <algorithm>

#include "simulator/finding.h"

namespace tilewright::simulator {

Scheduler::Scheduler() { fibers_.push_back(std::make_unique<Fiber>()); }

Scheduler::~Scheduler() {
  for (auto& f : fibers_)
    if (f->thread.joinable()) {
      f->quit = true;
      f->go.release();
      f->thread.join();
    }
}

void Scheduler::run(std::vector<std::function<void()>> bodies) {
  stopped_ = false;
  failure_ = nullptr;
  current_ = 0;
  Fiber& me = *fibers_[0];
  me.live = true;
  me.body = std::move(bodies[0]);
  live_ = 1;
  for (std::size_t i = 1; i < bodies.size(); ++i) spawn(std::move(bodies[i]));
  call(me);
  struct Others : Wait {
    Scheduler& all;
    explicit Others(Scheduler& s) : all(s) {}
    bool ready() override { return all.alone(); }
  } others{*this};
  me.wait = &others;
  while (!alone()) pass(me);
  me.wait = nullptr;
  me.live = false;
  if (failure_) std::rethrow_exception(failure_);
}

void Scheduler::spawn(std::function<void()> body) {
  auto idle = std::find_if(fibers_.begin() + 1, fibers_.end(), [](const auto& f) { return !f->live; });
  if (idle == fibers_.end()) {
    fibers_.push_back(std::make_unique<Fiber>());
    idle = fibers_.end() - 1;
    Fiber& f = **idle;
    f.thread = std::thread([this, &f] { loop(f); });
  }
  (*idle)->body = std::move(body);
  (*idle)->wait = nullptr;
  (*idle)->live = true;
  ++live_;
}

void Scheduler::block(Wait& wait) {
  if (wait.ready()) return;
  Fiber& me = *fibers_[current_];
  me.wait = &wait;
  pass(me);
  me.wait = nullptr;
  if (stopped_) throw CtaStopped{};
}

void Scheduler::yield() {
  if (alone()) return;
  pass(*fibers_[current_]);
  if (stopped_) throw CtaStopped{};
}

void Scheduler::loop(Fiber& fiber) {
  for (;;) {
    fiber.go.acquire();
    if (fiber.quit) return;
    call(fiber);
    fiber.live = false;
    --live_;
    current_ = next();
    fibers_[current_]->go.release();
  }
}

void Scheduler::call(Fiber& fiber) {
  if (stopped_) return;
  try {
    fiber.body();
  } catch (const CtaStopped&) {
    stopped_ = true;
  } catch (...) {
    if (!failure_) failure_ = std::current_exception();
    stopped_ = true;
  }
}

bool Scheduler::can_go_on(Fiber& fiber) {
  if (stopped_ || !fiber.wait) return true;
  try {
    return fiber.wait->ready();
  } catch (const CtaStopped&) {
    stopped_ = true;
  } catch (...) {
    if (!failure_) failure_ = std::current_exception();
    stopped_ = true;
  }
  return true;
}

std::size_t Scheduler::next() {
  for (;;) {
    for (std::size_t k = 1; k <= fibers_.size(); ++k) {
      std::size_t i = (current_ + k) % fibers_.size();
      if (fibers_[i]->live && can_go_on(*fibers_[i])) return i;
    }
    std::vector<Wait*> waits;
    for (const auto& f : fibers_)
      if (f->live && f->wait) waits.push_back(f->wait);
    deadlock(waits);
    stopped_ = true;
  }
}

void Scheduler::pass(Fiber& me) {
  current_ = next();
  Fiber& other = *fibers_[current_];
  if (&other == &me) return;
  other.go.release();
  me.go.acquire();
}

}  // namespace tilewright::simulator
