import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** Metrics are for the machine itself, or for a proxy on it. */
const HOST = '127.0.0.1'

/** A port that cannot be used; its message is a sentence that names the setting. */
export class MetricsError extends Error {}

/** The destination of warnings: the server's log or, in the process that starts workers, the console. */
type Log = { warn: (details: { err: unknown }, message: string) => void }

/**
 * Answers `GET /metrics` on a port of its own with what `read` returns, in Prometheus' text format. Only this machine
 * can ask.
 */
export async function serveMetrics(
  port: number,
  log: Log,
  read: () => Promise<{ type: string; text: string }>,
): Promise<Server> {
  const server = createServer({ requestTimeout: 5000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const { type, text } = await read()
      response.writeHead(200, { 'content-type': type }).end(text)
    } catch (error) {
      // A worker that is starting or stopping does not answer; the next scrape will. Anything else is a bug.
      log.warn({ err: error }, 'the metrics could not be read')
      response.writeHead(503, { 'retry-after': '5' }).end()
    }
  })
  await new Promise<void>((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? `is in use on ${HOST}` : `cannot be used: ${error.message}`
      fail(new MetricsError(`METRICS_PORT ${port} ${reason}; set METRICS_PORT to a free one.`))
    })
    server.listen(port, HOST, settle)
  })
  // An open connection must not keep the process from ending.
  server.unref()
  return server
}

/** Offers the metrics of this process on `port` or, in a worker, to the process that started it. */
export async function publishMetrics(port: number, log: Log, registry: Registry): Promise<void> {
  if (cluster.isWorker) {
    new AggregatorRegistry()
    AggregatorRegistry.setRegistries(registry)
    return
  }
  await serveMetrics(port, log, async () => ({ type: registry.contentType, text: await registry.metrics() }))
}

/** Serves the metrics of all workers, added up. A replaced worker's counts start again at 0. */
export async function publishWorkersMetrics(port: number, log: Log): Promise<void> {
  const workers = new AggregatorRegistry()
  await serveMetrics(port, log, async () => ({ type: workers.contentType, text: await workers.clusterMetrics() }))
}
