import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { codeOf, messageOf } from './error-fields.ts'
import { openLogStream } from './http/log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { MetricsError, publishMetrics, publishWorkersMetrics } from './metrics/serve-metrics.ts'
import { runWorkers } from './run-workers.ts'
import { createServices } from './services.ts'
import { openStorage } from './storage/storage.ts'
import { startUpkeep } from './upkeep.ts'

/** The product's version: printed at start, and in no reply. The file is part of the product, so it is not checked. */
const VERSION: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
/** Milliseconds for accepted work to finish after a stop signal. */
const STOP_WITHIN = 9000
/** Tests serve a folder of their own. */
const WEB_FOLDER = process.env['WEB_FOLDER'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Runs one server process until SIGTERM or SIGINT. */
async function run(config: Config): Promise<string> {
  let stopping = false
  const storage = await openStorage(config)
  const services = await createServices(storage, { ...config, isStopping: () => stopping })
  const app = await createApp({
    services,
    webFolder: WEB_FOLDER,
    trustProxy: config.trustProxy,
    publicOrigin: config.publicOrigin,
    logger: { level: config.logLevel, stream: openLogStream() },
  })
  if (config.metricsPort !== null) {
    const metrics = createMetrics(() => services.writeHealth.read().accepted !== false)
    metrics.watch(app)
    await publishMetrics(config.metricsPort, app.log, metrics.registry)
  }
  services.writeHealth.onChange(({ accepted, reason, refused }) => {
    if (accepted) app.log.warn({ refused }, 'writes are taken again')
    else app.log.error({ reason }, 'writes are refused: nothing can be saved')
  })
  const stopUpkeep = await startUpkeep(services, app.log)

  const stop = async (exitCode: number) => {
    if (stopping) process.exit(1)
    stopping = true
    stopUpkeep()
    setTimeout(() => process.exit(1), STOP_WITHIN).unref()
    await app.close()
    await storage.close()
    process.exit(exitCode)
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  // After a bug the process is in an unknown state: it logs the bug, stops accepting calls, and is restarted.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      app.log.fatal({ err: error }, event)
      void stop(1)
    })
  }

  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
}

function explain(error: unknown, config?: Config): string {
  if (error instanceof ConfigError || error instanceof MetricsError) return error.message
  const code = codeOf(error)
  const message = messageOf(error)
  if (!config) return message
  const { host, port } = config
  if (code === 'EADDRINUSE') return `PORT ${port} is in use on ${host}; set PORT to a free one.`
  if (code === 'EACCES') return `This account may not open PORT ${port}; set PORT to 1024 or more.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST must be a name or an address of this machine, but it is “${host}”.`
  }
  return message
}

let config: Config | undefined
try {
  config = readConfig(process.env)
  if (cluster.isPrimary && config.workers > 1) {
    const { workers, metricsPort } = config
    if (metricsPort !== null) await publishWorkersMetrics(metricsPort, console)
    runWorkers(workers, (address) =>
      console.log(`Think Twice is at ${address} (${workers} workers, version ${VERSION})`),
    )
  } else {
    const address = await run(config)
    if (cluster.isWorker) process.send?.(address)
    else console.log(`Think Twice is at ${address} (version ${VERSION})`)
  }
} catch (error) {
  console.error(explain(error, config))
  process.exit(1)
}
