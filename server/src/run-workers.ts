import cluster, { type Worker } from 'node:cluster'

/** Milliseconds before a worker that died before it listened is replaced, so that a lasting fault is no storm of starts. */
const PAUSE = 1000

/**
 * Starts `count` processes that share the port, replaces every one that dies, however many did before, and passes on the
 * signal to stop. The first has to listen before the others start: what keeps it from starting is said once and ends
 * the whole, and a new database is made by one process alone.
 */
export function runWorkers(count: number, whenReady: (address: string) => void): void {
  let stopping = false
  /** A first worker has listened, so whoever starts later can too. */
  let hasStarted = false
  let isComplete = false
  const listening = new Set<Worker>()

  cluster.on('message', (worker, address: unknown) => {
    // Workers also send their metrics.
    if (typeof address !== 'string') return
    listening.add(worker)
    if (!hasStarted) for (let index = 1; index < count; index++) cluster.fork()
    hasStarted = true
    if (isComplete || listening.size < count) return
    isComplete = true
    whenReady(address)
  })
  cluster.on('exit', (worker, code) => {
    const hadListened = listening.delete(worker)
    if (stopping) {
      process.exitCode ||= code || 0
      return endWhenAlone()
    }
    if (!hasStarted) process.exit(code || 1)
    if (hadListened) cluster.fork()
    else setTimeout(() => stopping || cluster.fork(), PAUSE)
  })

  const endWhenAlone = () => {
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping = true
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
      endWhenAlone()
    })
  }
  cluster.fork()
}
