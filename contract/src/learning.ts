import { LEANS, SHARPNESS_WORDS } from '@think-twice/core/learning/detection'
import { PATH_TYPES } from '@think-twice/core/rewards/learning-paths'
import { CATEGORY_TYPES, CONCEPTS, ITEM_TYPES } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { refusedAs } from './errors.ts'
import { choice, conceptLabel, count, day, scenarioId, sureness, time, timeZone } from './fields.ts'

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
  summary: 'Reads the streak as of today, with the days of the last 26 weeks that had any activity.',
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
    /** When the activity began; a time ahead of the clock, or before 2026, counts as now. */
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

const dueConcept = z.strictObject({
  concept: z.enum(CONCEPTS),
  why: z.enum(['sure and wrong', 'due']),
  daysSince: count,
  /** The probability, 0 to 1, that it is still known. */
  recall: z.number().check(z.minimum(0), z.maximum(1)),
})

export const getReview = endpoint({
  method: 'GET',
  path: '/api/users/:id/review',
  access: 'owner',
  isLarge: true,
  summary:
    'Lists every concept that is due for review, the most urgent first, how many of them today asks for, which scenarios were seen when, and which concepts were met.',
  replies: {
    200: z.strictObject({
      due: z.array(dueConcept),
      /** The part of `due` that today still asks for; the rest waits. */
      forToday: count,
      /** The number due tomorrow if nothing more is answered. */
      dueTomorrow: count,
      /** Days until more concepts fall due, and their number; null if none will. */
      next: z.nullable(z.strictObject({ inDays: count, count })),
      /** The median seconds between this person's practice answers; null for too few. */
      ownSeconds: z.nullable(z.number()),
      /** When each scenario was last answered, by its id: rounds ask no story again within 14 days. */
      seen: z.record(z.string(), time),
      /** The concepts met in flawed or sound scenarios, those met longest ago first: a round introduces only others. */
      met: z.array(z.enum(CONCEPTS)),
    }),
  },
})

const share = z.number().check(z.minimum(0), z.maximum(1))
/** A 95% interval of a share. */
export const interval = z.strictObject({ low: share, high: share })
const measured = z.strictObject({ value: z.number(), margin: z.number() })
const rightAnswers = z.strictObject({ right: count, answers: count })

const eyeCounts = z.strictObject({
  flawed: count,
  caught: count,
  namedRight: count,
  sound: count,
  accepted: count,
})

/** Detection of flaws, with its uncertainty. */
export const eyeReading = z.strictObject({
  /** d′ and c of signal detection, with half of their 95% intervals. */
  sharpness: measured,
  lean: measured,
  sharpnessWord: z.enum(SHARPNESS_WORDS),
  leanWord: z.enum(LEANS),
  pickedOf20: z.strictObject({ value: z.int(), low: z.int(), high: z.int() }),
})

/** The reading is null below 20 flawed and 10 sound first looks. */
const eye = z.strictObject({ counts: eyeCounts, reading: z.nullable(eyeReading) })

/** `named` was picked `times` times out of the `of` times that `was` came up. */
export const mixUp = z.strictObject({ was: choice, named: choice, times: count, of: count })

/** Everything that a learner’s answers show; null where there are too few to say anything. */
export const insights = z.strictObject({
  answers: count,
  /** Answers given in rounds and to the daily arguments, and on how many days. */
  practice: z.strictObject({ answers: count, days: count }),
  eye: z.strictObject({
    ...eye.shape,
    /** The latest 60 flawed and 30 sound first looks against those before them; null if there are too few. */
    windows: z.nullable(z.strictObject({ latest: eye, previous: eye })),
  }),
  calibration: z.strictObject({
    rows: z.array(
      z.strictObject({ sureness, means: share, right: count, answers: count, likely: z.nullable(interval) }),
    ),
    brier: z.nullable(z.strictObject({ score: z.number(), margin: z.number(), ofFixedAnswer: z.number(), share })),
    /** Concepts by id, or outside labels, that were answered wrong while sure; most often first. */
    sureAndWrong: z.array(z.strictObject({ itemId: z.string(), times: count })),
  }),
  confusions: z.array(z.strictObject({ one: mixUp, other: mixUp, times: count })),
  firstLook: z.strictObject({
    weeks: z.array(
      z.strictObject({ firstDay: z.string(), right: count, answers: count, likely: z.nullable(interval) }),
    ),
    change: z.nullable(
      z.strictObject({ before: rightAnswers, after: rightAnswers, points: z.number(), margin: z.number() }),
    ),
  }),
  /** The latest eight answers about each concept, by its id, oldest first: right or wrong. */
  history: z.record(z.string(), z.array(z.boolean())),
})
export type Insights = z.infer<typeof insights>

export const getInsights = endpoint({
  method: 'GET',
  path: '/api/users/:id/insights',
  access: 'owner',
  isLarge: true,
  summary: "Reads what the learner's answers show: the eye for flaws, calibration, mix-ups and first looks.",
  replies: { 200: insights },
})

/** The most characters a dispute's text may have. */
export const LONGEST_DISPUTE = 280

const dispute = z.strictObject({ scenario: scenarioId, text: z.string(), at: time })

export const postDispute = endpoint({
  method: 'POST',
  path: '/api/users/:id/disputes',
  access: 'owner',
  summary: 'Keeps why a learner sees a scenario differently, once for each scenario.',
  body: z.strictObject({
    scenario: scenarioId,
    /** Line breaks stay, other control characters are removed, and something must be left. */
    text: z.string().check(z.maxLength(LONGEST_DISPUTE), z.regex(/[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}]/u)),
  }),
  /** 201 if this text is kept, also when it was sent before; 200 with an earlier one, which stays. */
  replies: { 200: dispute, 201: dispute },
})
