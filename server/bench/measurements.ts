import { readdirSync, readFileSync } from 'node:fs'
import { itemAt } from '@think-twice/core/item-at'
import pg from 'pg'

/** `/proc` counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

/** Milliseconds of processor time that a process has used. */
export function processorTime(pid: number): number {
  const { own } = ticksOf(pid)
  return own * MS_PER_TICK
}

/** Milliseconds of processor time that a PostgreSQL on this machine has used, with all of its processes, ended ones included. */
export async function postgresProcessorTime(databaseUrl: string): Promise<() => number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = ticksOf(itemAt(rows, 0).pid).parent
  await client.end()
  return () => {
    const { own, ended } = ticksOf(server)
    const running = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ticksOf(Number(name)))
      .filter(({ parent }) => parent === server)
    return running.reduce((sum, process) => sum + process.own, own + ended) * MS_PER_TICK
  }
}

/** `ended`: of its children that have ended. A process that is gone has used nothing. */
function ticksOf(pid: number): { own: number; ended: number; parent: number } {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return { own: 0, ended: 0, parent: 0 }
  }
  // The name before the last parenthesis may have spaces in it. See proc_pid_stat(5).
  const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ')
  const field = (index: number) => Number(itemAt(fields, index))
  return { own: field(11) + field(12), ended: field(13) + field(14), parent: field(1) }
}
