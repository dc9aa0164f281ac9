import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  deleteFavorite,
  getStreak,
  learningPath,
  postFavorite,
  postLearningPath,
  postProgress,
  putStreak,
} from './progress.ts'

const ANSWER = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }
const parseAnswer = (given: object) => z.safeParse(postProgress.body, { ...ANSWER, ...given })

test('an answer needs only the three fields of the specification', () => {
  expect(parseAnswer({}).success).toBe(true)
  for (const field of Object.keys(ANSWER)) expect(parseAnswer({ [field]: undefined }).success, field).toBe(false)
})

test('an answer from a round may also carry its scenario, choice, sureness, and time', () => {
  const more = { scenario: 'straw-man-1', choice: 'no-flaw', sureness: 'sure', at: 0, timeZone: null, kind: 'sound' }
  expect(parseAnswer(more).success).toBe(true)
})

test.each([{ isCorrect: 'true' }, { scenario: 'Straw Man' }, { at: -1 }, { kind: 'odd' }, { masteryLevel: 100 }])(
  'an answer to a practice item with %j is refused',
  (given) => {
    expect(parseAnswer(given).success).toBe(false)
  },
)

test('an unknown category has a refusal of its own', () => {
  expect(parseAnswer({ categoryType: 'rhetoric' }).error?.issues[0]?.message).toBe('unknown-category')
})

test('an active day is sent as a time, with or without a time zone', () => {
  for (const given of [{}, { timeZone: 'Europe/Berlin' }, { timeZone: 'Middle/Earth' }, { timeZone: null }]) {
    expect(z.safeParse(putStreak.body, { lastActivityDate: 1_795_000_000_000, ...given }).success).toBe(true)
  }
  for (const lastActivityDate of [-1, 0.5, '2026-11-21', null, 8_640_000_000_000_001]) {
    expect(z.safeParse(putStreak.body, { lastActivityDate }).success, String(lastActivityDate)).toBe(false)
  }
})

test('nobody can set a streak, because it follows from the active days', () => {
  expect(z.safeParse(putStreak.body, { lastActivityDate: 1, currentStreak: 100 }).success).toBe(false)
})

test('active days in a reply are plain calendar dates', () => {
  const streak = { currentStreak: 1, longestStreak: 1, lastActivityDate: 1, restDays: [], hasRestEarned: false }
  const isTold = (day: string) => z.safeParse(getStreak.replies[200], { ...streak, activeDays: [day] }).success
  expect(isTold('2026-11-21')).toBe(true)
  for (const day of ['2026-11-21T00:00:00Z', '21.11.2026', '']) expect(isTold(day), day).toBe(false)
})

test('a concept can be marked as a favorite by any of its names, whether fallacy or bias', () => {
  for (const itemId of ['straw-man', 'Straw Man', 'STRAWMAN']) {
    expect(z.safeParse(postFavorite.body, { itemId, itemType: 'fallacy' }).success, itemId).toBe(true)
  }
  expect(z.safeParse(postFavorite.body, { itemId: 'anchoring', itemType: 'bias' }).success).toBe(true)
})

test('an unknown item type has its own refusal, both when marking and when removing a mark', () => {
  for (const taken of [postFavorite.body, deleteFavorite.params]) {
    const { error } = z.safeParse(taken, { itemId: 'straw-man', itemType: 'topic' })
    expect(error?.issues.map(({ message }) => message)).toEqual(['unknown-item-type'])
  }
})

test('a favorite needs a concept, and accepts no extra fields', () => {
  expect(z.safeParse(postFavorite.body, { itemId: ' ', itemType: 'bias' }).success).toBe(false)
  expect(z.safeParse(postFavorite.body, { itemId: 'anchoring', itemType: 'bias', addedAt: 1 }).success).toBe(false)
})

const START = { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }
const startProblemOf = (given: object) => z.safeParse(postLearningPath.body, { ...START, ...given }).error?.issues[0]

test('a path is started with the four fields of the specification', () => {
  expect(startProblemOf({})).toBe(undefined)
  for (const field of Object.keys(START)) expect(startProblemOf({ [field]: undefined }), field).not.toBe(undefined)
})

test('an unknown path has a refusal of its own', () => {
  expect(startProblemOf({ pathType: 'expert' })?.message).toBe('unknown-path')
})

test('a start beyond the first step passes the contract, because the server has its own refusal for it', () => {
  expect(startProblemOf({ currentStep: 2, completedSteps: [0, 1] })).toBe(undefined)
  expect(postLearningPath.ownRefusals).toContain('path-not-at-start')
})

test('a path with more than twenty completed steps is refused', () => {
  expect(startProblemOf({ completedSteps: Array(20).fill(0) })).toBe(undefined)
  expect(startProblemOf({ completedSteps: Array(21).fill(0) })?.path).toEqual(['completedSteps'])
})

test('a path in a reply has no negative step, and says whether it was completed', () => {
  const path = { ...START, startedAt: 1, completedAt: null }
  expect(z.safeParse(learningPath, path).success).toBe(true)
  expect(z.safeParse(learningPath, { ...path, currentStep: -1 }).success).toBe(false)
  expect(z.safeParse(learningPath, { ...path, completedAt: undefined }).success).toBe(false)
})
