import { ANSWER_SOURCES } from '@think-twice/core/learning/evidence'
import { QUIZ_MODES } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { account } from './accounts.ts'
import { earnedAchievement } from './achievements.ts'
import { endpoint } from './endpoint.ts'
import { favorite } from './favorites.ts'
import { count, sureness, time } from './fields.ts'
import { learningPath } from './learning-paths.ts'
import { progressRecord } from './progress.ts'
import { question } from './quiz-results.ts'

/** A calendar day in the learner's time zone, like 2026-11-21; empty if unknown. */
const day = z.string()

/** A question of a result, by its place in `questions`, with the answer. */
const asked = z.strictObject({
  question: count,
  /** The order in which the question's options stood, as indexes into them. */
  order: z.array(count),
  /** The option that was chosen, as an index into the question's options as they stand here; null for none. */
  chosen: z.nullable(count),
  sureness: z.nullable(sureness),
})

/**
 * Everything kept about a person, except secrets (the hashes of password, recovery code and sessions) and what is only
 * there for computing: checksums, and the running sums behind a record of mastery.
 */
const personalData = z.strictObject({
  format: z.literal('think-twice-export'),
  version: z.literal(2),
  exportedAt: time,
  account: z.strictObject({
    ...account.shape,
    displayName: z.nullable(z.string()),
    recoveryCodeMadeAt: z.nullable(time),
  }),
  learner: z.strictObject({
    finishedQuizzes: count,
    lastActivityAt: z.nullable(time),
    /** Where the learner was at the latest activity. */
    timeZone: z.nullable(z.string()),
  }),
  signIns: z.array(
    z.strictObject({ device: z.nullable(z.string()), signedInAt: time, lastUsedAt: time, endsAt: time }),
  ),
  /** The questions that the results below asked, each once. */
  questions: z.array(question),
  /** Finished quizzes and assessments, oldest first. */
  results: z.array(
    z.strictObject({
      id: z.string(),
      mode: z.enum(QUIZ_MODES),
      score: count,
      totalQuestions: count,
      correctAnswers: count,
      timestamp: time,
      /** Seconds. */
      timeSpent: count,
      day,
      asked: z.array(asked),
      /** Does it count as evidence, for streak, progress and achievements? */
      recordsActivity: z.boolean(),
    }),
  ),
  /** Answers given outside quizzes, oldest first. */
  answers: z.array(
    z.strictObject({
      id: z.string(),
      source: z.enum(ANSWER_SOURCES),
      at: time,
      day,
      itemId: z.string(),
      categoryType: z.string(),
      isCorrect: z.boolean(),
      isSound: z.boolean(),
      scenario: z.nullable(z.string()),
      choice: z.nullable(z.string()),
      sureness: z.nullable(sureness),
    }),
  ),
  disputes: z.array(z.strictObject({ scenario: z.string(), text: z.string(), at: time })),
  progress: z.array(progressRecord),
  activityDays: z.array(day),
  favorites: z.array(z.extend(favorite, { addedAt: time })),
  /** Each with the result that earned it; null for none. */
  achievements: z.array(z.extend(earnedAchievement, { resultId: z.nullable(z.string()) })),
  learningPaths: z.array(learningPath),
})
export type PersonalData = z.infer<typeof personalData>

export const getExport = endpoint({
  method: 'GET',
  path: '/api/users/:id/export',
  access: 'private',
  summary: 'Everything kept of the person, as one JSON document.',
  isLarge: true,
  isExport: true,
  replies: { 200: personalData },
})
