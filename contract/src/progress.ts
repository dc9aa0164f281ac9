import { PATH_TYPES } from '@think-twice/core/rewards/learning-paths'
import { CATEGORY_TYPES, ITEM_TYPES } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { refusedAs } from './errors.ts'
import { conceptLabel, count, day, scenarioId, sureness, time, timeZone } from './fields.ts'

/** An achievement that a learner holds; `core/src/content/achievements.ts` has the rest of it. */
export const earnedAchievement = z.strictObject({ achievementId: z.string(), earnedAt: time })

export const getAchievements = endpoint({
  method: 'GET',
  path: '/api/users/:id/achievements',
  access: 'owner',
  summary: 'Lists what the learner was awarded, oldest first.',
  replies: { 200: z.array(earnedAchievement) },
})

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
    /** When it was answered; absent or in the future counts as now. */
    at: z.exactOptional(time),
    timeZone: z.exactOptional(timeZone),
    /** A sound item says nothing about the concept, so its record stays the same. */
    kind: z.exactOptional(z.enum(['flawed', 'sound'])),
  }),
  /** The record that the answer changed, and any achievements earned. */
  replies: { 200: z.extend(progressRecord, { achievements: z.exactOptional(z.array(earnedAchievement)) }) },
  ownRefusals: ['unknown-category', 'answer-differs'],
})

/** The current and the longest streak, in days. */
export const streak = z.strictObject({
  currentStreak: count,
  longestStreak: count,
  /** When the latest activity began; null before the first. */
  lastActivityDate: z.nullable(time),
})

export const getStreak = endpoint({
  method: 'GET',
  path: '/api/users/:id/streak',
  access: 'owner',
  summary: 'Reads the streak as it stands today, with the days of the last 26 weeks that had any activity.',
  replies: {
    /** The active days in the learner's own calendar, oldest first. */
    200: z.extend(streak, {
      activeDays: z.array(day),
      /** Missed days of the current run that earned rest days cover. */
      restDays: z.array(day),
      /** Is there an earned rest day left? */
      hasRestEarned: z.boolean(),
    }),
  },
})

export const putStreak = endpoint({
  method: 'PUT',
  path: '/api/users/:id/streak',
  access: 'owner',
  summary: 'Adds the day of an activity; late and repeated ones change nothing else.',
  body: z.strictObject({
    /** When the activity began; a future time counts as now. */
    lastActivityDate: time,
    timeZone: z.exactOptional(timeZone),
  }),
  replies: {
    200: z.extend(streak, {
      /** Those just awarded; absent if there are none. */
      achievements: z.exactOptional(z.array(earnedAchievement)),
    }),
  },
})

const itemType = z.enum(ITEM_TYPES, { error: refusedAs('unknown-item-type') })

/** In replies `itemId` is the concept's id. */
export const favorite = z.strictObject({ itemId: z.string(), itemType: z.enum(ITEM_TYPES) })
export type Favorite = z.infer<typeof favorite>

export const getFavorites = endpoint({
  method: 'GET',
  path: '/api/users/:id/favorites',
  access: 'owner',
  summary: 'Lists what the learner has marked with a heart.',
  replies: { 200: z.array(favorite) },
})

export const postFavorite = endpoint({
  method: 'POST',
  path: '/api/users/:id/favorites',
  access: 'owner',
  summary: 'Marks a concept; 200 when it was marked already.',
  body: z.strictObject({ itemId: conceptLabel, itemType }),
  replies: { 200: favorite, 201: favorite },
  ownRefusals: ['unknown-item-type'],
})

export const deleteFavorite = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/favorites/:itemId/:itemType',
  access: 'owner',
  summary: 'Takes the mark away, whether or not it was there.',
  params: z.object({ itemId: conceptLabel, itemType }),
  replies: { 204: null },
  ownRefusals: ['unknown-item-type'],
})

/** A learner's position on a path; `currentStep` counts from 0 and equals `totalSteps` at the end. */
export const learningPath = z.strictObject({
  pathType: z.enum(PATH_TYPES),
  totalSteps: count,
  currentStep: count,
  completedSteps: z.array(count),
  startedAt: time,
  completedAt: z.nullable(time),
})

export const getLearningPaths = endpoint({
  method: 'GET',
  path: '/api/users/:id/learning-paths',
  access: 'owner',
  summary: 'Lists the paths the learner has started.',
  replies: { 200: z.array(learningPath) },
})

export const postLearningPath = endpoint({
  method: 'POST',
  path: '/api/users/:id/learning-paths',
  access: 'owner',
  summary: 'Starts a path at its beginning; 200 and unchanged when it was started already.',
  body: z.strictObject({
    pathType: z.enum(PATH_TYPES, { error: refusedAs('unknown-path') }),
    totalSteps: z.int(),
    currentStep: z.int(),
    completedSteps: z.array(z.int()).check(z.maxLength(20)),
  }),
  replies: { 200: learningPath, 201: learningPath },
  ownRefusals: ['unknown-path', 'path-not-at-start'],
})
