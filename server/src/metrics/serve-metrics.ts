import { createServer, type Server } from 'node:http'

/** Metrics are for the machine itself, or for a proxy on it. */
const HOST = '127.0.0.1'

/** A port that cannot be used; its message is a sentence that names the setting. */
export class MetricsError extends Error {}

/**
 * Answers `GET /metrics` on a port of its own with what `read` returns, in Prometheus' text format. Only this machine
 * can ask.
 */
export async function serveMetrics(port: number, read: () => Promise<{ type: string; text: string }>): Promise<Server> {
  const server = createServer({ requestTimeout: 5000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const { type, text } = await read()
      response.writeHead(200, { 'content-type': type }).end(text)
    } catch {
      // A worker that is starting or stopping does not answer; the next scrape will.
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
