import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeOf } from '../error-fields.ts'
import { MOST_WAITING, openLogStream, TRIED_AGAIN_AFTER } from './log.ts'

let folder: string
/** A pipe whose reader takes only what a test reads. */
let pipe: number
beforeEach(() => {
  // A stream goes on trying until its lines are written; with the clock stopped none outlives its test.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  folder = mkdtempSync(join(tmpdir(), 'think-twice-log-'))
  const path = join(folder, 'log')
  execFileSync('mkfifo', [path])
  pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
})
afterEach(() => {
  closeSync(pipe)
  rmSync(folder, { recursive: true })
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Reads the pipe until it is empty. */
function readAll(): string {
  const chunk = Buffer.alloc(64 * 1024)
  let text = ''
  try {
    for (;;) text += chunk.toString('utf8', 0, readSync(pipe, chunk))
  } catch (error) {
    if (codeOf(error) !== 'EAGAIN') throw error
  }
  return text
}

/** Reads the pipe until nothing follows, including the lines that were waiting. */
function readUntilNothingFollows(): string {
  let text = ''
  for (let more = readAll(); more !== ''; more = readAll()) {
    text += more
    vi.advanceTimersByTime(TRIED_AGAIN_AFTER)
  }
  return text
}

test('a line is written at once', () => {
  openLogStream(pipe).write('one\n')
  expect(readAll()).toBe('one\n')
})

test('lines that find no room follow in their order once there is some, also without another line', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const log = openLogStream(pipe)
  const lines = Array.from({ length: 20_000 }, (_, number) => `line ${number}\n`)
  for (const line of lines) log.write(line)

  expect(readUntilNothingFollows()).toBe(lines.join(''))
  expect(complaints).not.toHaveBeenCalled()
})

test('what is beyond the most that may wait is dropped and counted, and later lines are written', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const log = openLogStream(pipe)
  const lines = Array.from({ length: 3000 }, (_, number) => `${number}`.padEnd(1023, '.').concat('\n'))
  for (const line of lines) log.write(line)

  const text = readUntilNothingFollows()
  const kept = text.length / 1024
  expect(kept).toBeGreaterThanOrEqual(MOST_WAITING / 1024)
  expect(kept).toBeLessThan(lines.length)
  expect(text).toBe(lines.slice(0, kept).join(''))
  expect(complaints.mock.calls).toEqual([
    [`The log is being written again. Lines missing from it: ${lines.length - kept}.`],
  ])
  log.write('later\n')
  expect(readAll()).toBe('later\n')
})

test.runIf(existsSync('/dev/full'))(
  'a full disk is told of once, and no line waits for it, not even a fatal one',
  () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const full = openSync('/dev/full', 'w')
    const { log } = fastify({ logger: { stream: openLogStream(full) } })
    log.info('one')
    log.fatal('two')
    expect(complaints.mock.calls.flat()).toEqual([
      expect.stringMatching(/^The log cannot be written \(ENOSPC.*\); the server goes on without it\.$/),
    ])
    closeSync(full)
  },
)
