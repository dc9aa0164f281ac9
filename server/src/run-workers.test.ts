import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CHILD_ENVIRONMENT } from '../test/environment.ts'

/** Prints a line for everything that happens. Its workers listen at once, unless it is told that one of them fails. */
const PROGRAM = `
import cluster from 'node:cluster'
import { runWorkers } from ${JSON.stringify(new URL('run-workers.ts', import.meta.url).href)}

const [count, failing, stopCode] = process.argv.slice(2).map(Number)
if (cluster.isPrimary) {
  let died = 0
  cluster.on('exit', ({ id }) => {
    died = Date.now()
    console.log('died ' + id)
  })
  cluster.on('fork', ({ id }) => console.log('started ' + id + (died ? ' after ' + (Date.now() - died) + ' ms' : '')))
  cluster.on('message', ({ id }, message) => console.log('worker ' + id + ': ' + JSON.stringify(message)))
  runWorkers(count, () => console.log('ready'))
} else {
  const { id } = cluster.worker
  if (id === failing) process.exit(7)
  process.on('SIGTERM', () => process.exit(id === count ? stopCode : 0))
  process.send({ metrics: 1 })
  process.send('listening as ' + process.pid)
  setInterval(() => {}, 1000)
}
`

let folder: string
const running: ChildProcess[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'think-twice-workers-'))
  writeFileSync(join(folder, 'program.ts'), PROGRAM)
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the program; `stopCode` is what its last worker exits with when it is stopped. */
function start(count: number, { failing = 0, stopCode = 0 } = {}) {
  const child = spawn(process.execPath, [join(folder, 'program.ts'), ...[count, failing, stopCode].map(String)], {
    env: CHILD_ENVIRONMENT,
  })
  running.push(child)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  return {
    lines: () => output.split('\n'),
    said: (line: RegExp) => expect.poll(() => output).toMatch(line),
    stop: () => child.kill('SIGTERM'),
    /** Kills a worker that listens, as the system would. */
    kill(worker: number) {
      const [, pid] = new RegExp(`^worker ${worker}: "listening as (\\d+)"$`, 'm').exec(output) ?? []
      process.kill(Number(pid), 'SIGKILL')
    },
    exit: new Promise<number | null>((settle) => child.on('close', settle)),
  }
}

describe('a server of several workers', () => {
  test('starts the others once the first listens, and is ready when all of them do', async () => {
    const server = start(3)
    await server.said(/^ready$/m)
    const listening = server.lines().flatMap((line, at) => (line.includes('listening as') ? [at] : []))
    expect(listening).toHaveLength(3)
    expect(server.lines().indexOf('started 2')).toBeGreaterThan(Math.min(...listening))
    expect(server.lines().indexOf('ready')).toBeGreaterThan(Math.max(...listening))
  })

  test('ends with the code of its first worker if that cannot start, and starts no other', async () => {
    const server = start(3, { failing: 1 })
    expect(await server.exit).toBe(7)
    expect(server.lines()).toEqual(['started 1', 'died 1', ''])
  })

  test('replaces a worker that dies, and is not announced again', async () => {
    const server = start(2)
    await server.said(/^ready$/m)
    server.kill(1)
    await server.said(/^worker 3: "listening/m)
    expect(server.lines().filter((line) => line === 'ready')).toHaveLength(1)
  })

  test('waits a second before it replaces a worker that died before it listened', async () => {
    const server = start(2, { failing: 3 })
    await server.said(/^ready$/m)
    server.kill(2)
    await server.said(/^worker 4: "listening/m)
    const [, waited] = /^started 4 after (\d+) ms$/m.exec(server.lines().join('\n')) ?? []
    // A timer may fire a hair early.
    expect(Number(waited)).toBeGreaterThan(990)
  })

  test.each([0, 5])(
    'stops its workers when it is told to stop, and ends with their worst code: %i',
    async (stopCode) => {
      const server = start(2, { stopCode })
      await server.said(/^ready$/m)
      server.stop()
      expect(await server.exit).toBe(stopCode)
      expect(server.lines().filter((line) => line.startsWith('started'))).toHaveLength(2)
      expect(server.lines().filter((line) => line.startsWith('died'))).toHaveLength(2)
    },
  )
})
