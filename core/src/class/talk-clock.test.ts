import { expect, test } from 'vitest'
import { stoppedOrResumed, TALK_TIME, talkTimeLeft } from './talk-clock.ts'

test('a talk takes two minutes, and never less than none is left', () => {
  const clock = { startedAt: 1000, stoppedAt: null }
  expect([1000, 31_000, 999_000].map((now) => talkTimeLeft(clock, now))).toEqual([TALK_TIME, TALK_TIME - 30_000, 0])
})

test('a stopped clock keeps its time, stopping it again changes nothing, and it goes on from there', () => {
  const stopped = stoppedOrResumed(stoppedOrResumed({ startedAt: 0, stoppedAt: null }, true, 20_000), true, 30_000)
  expect(talkTimeLeft(stopped, 90_000)).toBe(TALK_TIME - 20_000)
  const running = stoppedOrResumed(stopped, false, 90_000)
  expect(talkTimeLeft(running, 100_000)).toBe(TALK_TIME - 30_000)
  expect(stoppedOrResumed(running, false, 120_000)).toEqual(running)
})
