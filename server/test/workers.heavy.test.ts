import { execFileSync } from 'node:child_process'
import { itemAt } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { freePort, testSize } from './environment.ts'
import { startServer } from './server-process.ts'
import { createTestDatabase } from './storage.fixture.ts'

const DEATHS = testSize(5, 2)

test(`each of ${DEATHS} killed workers is replaced, and the service continues`, async () => {
  const { settings, remove } = await createTestDatabase('SQLite')
  // A fixed port: with 0, a worker that starts while no other listens would get a different one.
  const port = String(await freePort())
  const server = await startServer({ DATA_DIR: settings.dataDir, WORKERS: '2', PORT: port })
  const primary = server.child.pid!
  for (let death = 0; death < DEATHS; death++) {
    const victim = itemAt(workersOf(primary), 0)
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => workersOf(primary).filter((pid) => pid !== victim).length, CALL_TIMEOUT).toBe(2)
    await expect.poll(() => health(server.address), CALL_TIMEOUT).toBe(200)
  }
  expect(await server.stop('SIGTERM')).toBe(0)
  await remove()
})

const CALL_TIMEOUT = { timeout: 30_000, interval: 50 }

function workersOf(pid: number): number[] {
  const listed = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return listed.trim().split('\n').map(Number)
}

async function health(address: string): Promise<number> {
  // A connection handed to a dying worker is never answered.
  const reply = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(1000) }).catch(() => null)
  return reply?.status ?? 0
}
