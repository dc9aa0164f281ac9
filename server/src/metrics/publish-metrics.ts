import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { serveMetrics } from './serve-metrics.ts'

/** Offers the metrics of this process on `port` or, in a worker, to the process that started it. */
export async function publishMetrics(port: number, registry: Registry): Promise<void> {
  if (cluster.isWorker) {
    new AggregatorRegistry()
    AggregatorRegistry.setRegistries(registry)
    return
  }
  await serveMetrics(port, async () => ({ type: registry.contentType, text: await registry.metrics() }))
}

/** Serves the metrics of all workers, added up. A replaced worker's counts start again at 0. */
export async function publishWorkersMetrics(port: number): Promise<void> {
  const workers = new AggregatorRegistry()
  await serveMetrics(port, async () => ({ type: workers.contentType, text: await workers.clusterMetrics() }))
}
