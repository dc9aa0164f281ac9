import cluster, { type Worker } from 'node:cluster'

/**
 * Milliseconds before replacing a worker that died before it listened, so that a lasting problem doesn't cause endless
 * restarts.
 */
const PAUSE = 1000

/**
 * Starts `count` processes on one port, replaces every one that dies, and passes on the stop signal. The first must
 * listen before the others start, so that a startup problem is reported once and a new database is created by one
 * process only.
 */
export function runWorkers(count: number, whenReady: (address: string) => void): void {
  let stopping = false
  /** Once a worker has listened, a later start can succeed too. */
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
