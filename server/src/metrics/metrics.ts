import { postQuizResult } from '@think-twice/contract/quiz-results'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds; a finished quiz takes some milliseconds, a password check some twenty. */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The counts of this process, without a label that could name a person. */
export type Metrics = {
  registry: Registry
  /** Counts every request that `app` answers. */
  watch(app: FastifyInstance): void
}

/**
 * The metrics of one process. `canWrite` says whether the last write that mattered reached the database. With several
 * workers, their metrics are added up, except those where the worst one counts.
 */
export function createMetrics(canWrite: () => boolean): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'think_twice_request_duration_seconds',
    help: 'Time from a request’s first byte to its answer, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_BUCKETS,
    registers,
  })
  const refusals = new Counter({
    name: 'think_twice_refusals_total',
    help: 'Requests that were refused, by the code of the refusal.',
    labelNames: ['code'],
    registers,
  })
  const finished = new Counter({
    name: 'think_twice_quizzes_finished_total',
    help: 'Finished quizzes that were saved for the first time.',
    registers,
  })
  new Gauge({
    name: 'think_twice_can_write',
    help: '1 while the database takes writes, 0 after one was refused; the worst worker counts.',
    aggregator: 'min',
    registers,
    collect() {
      this.set(canWrite() ? 1 : 0)
    },
  })

  return {
    registry,
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions, refusedAs }, reply) => {
        const { url: route = 'none', config } = routeOptions
        const status = reply.statusCode
        duration.observe({ method, route, status }, reply.elapsedTime / 1000)
        if (refusedAs !== undefined) refusals.inc({ code: refusedAs })
        if (config.endpoint === postQuizResult && status === 201) finished.inc()
      })
    },
  }
}
