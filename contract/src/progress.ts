import { CATEGORY_TYPES } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { earnedAchievement } from './achievements.ts'
import { endpoint } from './endpoint.ts'
import { refusedAs } from './errors.ts'
import { conceptLabel, count, scenarioId, sureness, time, timeZone } from './fields.ts'

/** The sums of a learner’s answers about one concept. */
export const progressRecord = z.strictObject({
  /** The concept's name; a label outside the catalog stays as it came. */
  itemId: z.string(),
  categoryType: z.enum(CATEGORY_TYPES),
  /** Whole number, 0 to 100. */
  masteryLevel: z.int().check(z.minimum(0), z.maximum(100)),
  timesEncountered: count,
  timesCorrect: count,
  lastEncountered: time,
  /** A concept whose latest answer was right counts as learned. */
  lastCorrect: z.boolean(),
})

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/users/:id/progress',
  access: 'owner',
  isLarge: true,
  summary: 'Lists what the learner has met, one record for each concept.',
  replies: { 200: z.array(progressRecord) },
})

export const postProgress = endpoint({
  method: 'POST',
  path: '/api/users/:id/progress',
  access: 'owner',
  summary: 'Records one answer given in practice; with an Idempotency-Key only once.',
  takesIdempotencyKey: true,
  body: z.strictObject({
    itemId: conceptLabel,
    categoryType: z.enum(CATEGORY_TYPES, { error: refusedAs('unknown-category') }),
    isCorrect: z.boolean(),
    scenario: z.exactOptional(scenarioId),
    /** The chosen option: a concept by id, name or alias, or that nothing is wrong. */
    choice: z.exactOptional(conceptLabel),
    sureness: z.exactOptional(sureness),
    /** When it was answered; absent, ahead of the clock, or before 2026 counts as now. */
    at: z.exactOptional(time),
    timeZone: z.exactOptional(timeZone),
    /** A sound item says nothing about the concept, so its record stays the same. */
    kind: z.exactOptional(z.enum(['flawed', 'sound'])),
  }),
  /** The record that the answer changed, and any achievements earned. */
  replies: { 200: z.extend(progressRecord, { achievements: z.exactOptional(z.array(earnedAchievement)) }) },
  ownRefusals: ['unknown-category', 'answer-differs'],
  refusals: { 'too-many-attempts': 'no-room-for-now' },
})
