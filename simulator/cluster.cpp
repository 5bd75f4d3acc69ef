#include "simulator/cluster.h"

namespace tilewright::simulator {

Cluster::Cluster(Launch& l) : launch(l), agents_of_cta(1 + l.program.partitions.size()) {
  for (int rank = 0; rank < l.program.program.cluster; ++rank) {
    ctas.push_back(std::make_unique<Cta>(l, *this, rank));
    for (std::size_t a = 0; a < agents_of_cta; ++a)
      ctas.back()->agents.push_back(std::make_unique<Agent>(*ctas.back(), static_cast<int>(a)));
  }
  scheduler.deadlock = [this](const std::vector<Wait*>& waits) { report_deadlock(waits); };
}

void Cluster::run(std::int64_t first_cta) {
  epochs = 0;
  arrived = 0;
  rounds = 0;
  if (launch.program.asynchronous) {
    arriving.reset(source_count());
    released.reset(source_count());
  }
  for (auto& c : ctas) c->start(first_cta + c->rank);
  std::vector<std::function<void()>> bodies;
  for (auto& c : ctas) bodies.emplace_back([&cta = *c] { cta.run(); });
  scheduler.run(std::move(bodies));
}

void Cluster::end_round() {
  int running = 0;
  for (const auto& c : ctas) running += !c->exited;
  if (arrived == 0 || arrived < running) return;
  released = arriving;
  arrived = 0;
  ++rounds;
}

std::size_t Cluster::source(const Agent& agent, Source s) const {
  return agent.id * sources_of_agent + static_cast<std::size_t>(s);
}

std::size_t Cluster::source(const Mbarrier& barrier) const {
  const Cta& cta = *barrier.cta;
  return ctas.size() * agents_of_cta * sources_of_agent +
         static_cast<std::size_t>(cta.rank) * cta.barriers.size() +
         static_cast<std::size_t>(&barrier - cta.barriers.data());
}

std::size_t Cluster::source_count() const {
  return ctas.size() * (agents_of_cta * sources_of_agent + launch.program.barrier_count);
}

Agent& Cluster::agent_of(std::size_t source) const {
  std::size_t a = source / sources_of_agent;
  return *ctas[a / agents_of_cta]->agents[a % agents_of_cta];
}

Mbarrier* Cluster::barrier_of(std::size_t source) const {
  std::size_t first = ctas.size() * agents_of_cta * sources_of_agent;
  if (source < first) return nullptr;
  std::size_t n = launch.program.barrier_count;
  return &ctas[(source - first) / n]->barriers[(source - first) % n];
}

}  // namespace tilewright::simulator
