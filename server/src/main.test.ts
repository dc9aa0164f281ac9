import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { CHILD_ENVIRONMENT, freePort } from '../test/environment.ts'
import { send } from '../test/server-process.ts'
import { makeWebFolder } from '../test/web-folder.fixture.ts'

/** The real process, started as `npm start` does, on a free port. */
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

type Run = {
  child: ChildProcess
  output: () => string
  said: (text: RegExp) => Promise<string>
  exit: Promise<number | null>
}

/** `log`: a file to print to, in place of `output`. */
function start(env: Record<string, string>, log?: number): Run {
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-run-'))
  const webFolder = makeWebFolder()
  const child = spawn(process.execPath, [MAIN], {
    env: { ...CHILD_ENVIRONMENT, PORT: '0', DATA_DIR: join(folder, 'data'), WEB_FOLDER: webFolder, ...env },
    stdio: ['ignore', log ?? 'pipe', 'pipe'],
  })
  let output = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
      for (const check of waiting) check()
    })
  }
  const exit = new Promise<number | null>((settle) => child.on('exit', settle))
  cleanUps.push(async () => {
    child.kill('SIGKILL')
    await exit
    for (const each of [folder, webFolder]) rmSync(each, { recursive: true })
  })
  const said = (text: RegExp) =>
    new Promise<string>((settle, fail) => {
      const check = () => {
        const match = text.exec(output)
        if (match) settle(match[1] ?? match[0])
      }
      waiting.add(check)
      check()
      void exit.then((code) => fail(new Error(`exited with ${code}: ${output}`)))
    })
  return { child, output: () => output, said, exit }
}

test('the server prints its address in one line, keeps its data in DATA_DIR, and exits with 0 on SIGTERM', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-data-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  const run = start({ DATA_DIR: join(folder, 'deep', 'data') })
  const address = await run.said(/^Think Twice is at (http:\/\/localhost:\d+) \(version \d+\.\d+\.\d+\)$/m)

  const reply = await fetch(`${address}/api/health`)
  expect(await reply.json()).toEqual({ status: 'ok' })
  expect(existsSync(join(folder, 'deep', 'data', 'think-twice.db'))).toBe(true)

  run.child.kill('SIGTERM')
  expect(await run.exit).toBe(0)
})

test('two workers share one port, and both stop on SIGTERM', async () => {
  const run = start({ WORKERS: '2' })
  const address = await run.said(/^Think Twice is at (http:\/\/localhost:\d+) \(2 workers, version \d+\.\d+\.\d+\)$/m)

  expect((await fetch(`${address}/api/health`)).status).toBe(200)

  run.child.kill('SIGTERM')
  expect(await run.exit).toBe(0)
})

test.each([
  ['one process', '1', /^Think Twice is at (\S+) \(version/m],
  ['the sum of two workers', '2', /^Think Twice is at (\S+) \(2 workers/m],
])('METRICS_PORT serves the metrics of %s, to this machine only', async (_, workers, started) => {
  const port = await freePort()
  const run = start({ WORKERS: workers, METRICS_PORT: String(port) })
  const address = await run.said(started)
  const requests = 12
  // Each on a connection of its own, so that any worker may answer.
  for (let request = 0; request < requests; request++) await send('GET', `${address}/api/health`)

  const reply = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await reply.text()

  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/)
  const counted = /^think_twice_request_duration_seconds_count\{.*route="\/api\/health".*\} (\d+)$/m.exec(text)
  expect(counted?.[1]).toBe(String(requests))
  expect(text).toMatch(/^think_twice_can_write 1$/m)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  // Nothing listens on the other addresses of this machine.
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow()
  expect((await fetch(`${address}/metrics`)).status).toBe(404)

  run.child.kill('SIGTERM')
  expect(await run.exit).toBe(0)
})

test('a log line has the route, but no address, query, or cookie', async () => {
  const run = start({})
  const address = await run.said(/^Think Twice is at (http:\/\/localhost:\d+) \(version \d+\.\d+\.\d+\)$/m)
  await fetch(`${address}/?session=canary-query`, { headers: { cookie: 'sid=canary-cookie' } })
  await run.said(/"route":"\/"/)
  expect(run.output()).not.toContain('canary')
})

test.each([
  ['PORT', 'eighty', /^PORT must be a whole number from 0 to 65535, but it is “eighty”\.$/m],
  [
    'HOST',
    'no-such-host.invalid',
    /^HOST must be a name or an address of this machine, but it is “no-such-host\.invalid”\.$/m,
  ],
  ['DATA_DIR', '/dev/null/data', /^Cannot write to “\/dev\/null\/data.*” in DATA_DIR: /m],
  ['DATA_DIR', '/proc/think-twice', /^Cannot write to “\/proc\/think-twice.*” in DATA_DIR: /m],
  ['DATABASE_URL', 'postgres://ada:canary@127.0.0.1:1/none', /^Cannot reach the database in DATABASE_URL: /m],
])('the setting %s=%s stops the start with a sentence', async (variable, value, sentence) => {
  const run = start({ [variable]: value })
  expect(await run.exit).toBe(1)
  expect(run.output()).toMatch(sentence)
  expect(run.output()).not.toContain('canary')
})

test.runIf(existsSync('/dev/full'))('a log that cannot be written stops neither replies nor the end', async () => {
  const port = await freePort()
  const run = start({ PORT: String(port) }, openSync('/dev/full', 'w'))
  await run.said(/^The log cannot be written \(ENOSPC.*\); the server goes on without it\.$/m)
  for (let call = 0; call < 3; call++) {
    await expect
      .poll(() =>
        fetch(`http://localhost:${port}/api/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
  }
  run.child.kill('SIGTERM')
  expect(await run.exit).toBe(0)
})

test('a port already in use stops the start with a sentence', async () => {
  const other = createServer()
  await new Promise<void>((settle) => other.listen(0, 'localhost', settle))
  cleanUps.push(() => new Promise((settle) => other.close(settle)))
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''

  const run = start({ PORT: port })
  expect(await run.exit).toBe(1)
  expect(run.output()).toContain(`PORT ${port} is in use`)
})

test.each(['1', '2'])(
  'a metrics port already in use stops the start of %s workers with a sentence',
  async (workers) => {
    const other = createServer()
    await new Promise<void>((settle) => other.listen(0, '127.0.0.1', settle))
    cleanUps.push(() => new Promise((settle) => other.close(settle)))
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''

    const run = start({ METRICS_PORT: port, WORKERS: workers })
    expect(await run.exit).toBe(1)
    expect(run.output()).toContain(`METRICS_PORT ${port} is in use on 127.0.0.1; set METRICS_PORT to a free one.`)
  },
)
