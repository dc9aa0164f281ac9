import { DAY, MINUTE } from '@think-twice/core/activity/days'
import { expect, test } from 'vitest'
import { NOON } from '../../test/app.fixture.ts'
import { Refusal } from '../refusal.ts'
import type { ChangingLearner } from '../storage/learning/learners.ts'
import { takeRoom } from './saving-limits.ts'

const NEW: ChangingLearner = {
  ...{ finishedQuizzes: 0, lastActivityAt: null, timeZone: null, streak: null },
  ...{ resultsFreeAt: 0, answersFreeAt: 0 },
}

/** Saves as many as there is room for; returns their number, the learner then, and the seconds to wait. */
function fill(kind: 'results' | 'answers', start: ChangingLearner, now: number) {
  let learner = start
  for (let saved = 0; ; saved++) {
    try {
      learner = takeRoom(learner, kind, now)
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused
      return { saved, learner, code: refused.code, wait: Number(refused.headers['retry-after']) }
    }
  }
}

test.each([
  ['results', 600, 60],
  ['answers', 20_000, 2000],
] as const)('of %s one person may save %i at once, and %i more with each day that follows', (kind, most, aDay) => {
  const first = fill(kind, NEW, NOON)
  expect(first).toMatchObject({ saved: most, code: 'no-room-for-now', wait: Math.ceil((24 * 60 * 60) / aDay) })
  expect(fill(kind, first.learner, NOON + first.wait * 1000).saved).toBe(1)
  expect(fill(kind, first.learner, NOON + DAY).saved).toBe(aDay)
  expect(fill(kind, first.learner, NOON + 365 * DAY).saved).toBe(most)
})

test('results and answers take no room from each other', () => {
  const { learner } = fill('results', NEW, NOON)
  expect(fill('answers', learner, NOON).saved).toBe(20_000)
})

test('nobody waits for weeks because the clock was ahead for a while; one that differs by minutes gives no room', () => {
  const { learner } = fill('results', NEW, NOON)
  expect(fill('results', learner, NOON - 40 * DAY).saved).toBe(600)
  expect(fill('results', learner, NOON - 5 * MINUTE)).toMatchObject({ saved: 0, wait: 29 * 60 })
})
