import { SEAT_KINDS } from '@think-twice/core/class/class-limits'
import { CLASS_ROUND_KINDS } from '@think-twice/core/class/round-state'
import { ANSWER_SOURCES } from '@think-twice/core/learning/evidence'
import { QUIZ_MODES } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { account } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { count, scenarioId, sureness, time } from './fields.ts'
import { earnedAchievement, favorite, learningPath, progressRecord } from './learning.ts'
import { question } from './quiz-results.ts'

/** A calendar day in the learner's time zone, like 2026-11-21; empty if unknown. */
const day = z.string()

/** A question of a result, by its place in `questions`, with the answer. */
const asked = z.strictObject({
  question: count,
  /** The order in which the question's options were shown, as indexes into them. */
  order: z.array(count),
  /** The option that was chosen, as an index into the question's options as listed here; null for none. */
  chosen: z.nullable(count),
  sureness: z.nullable(sureness),
})

/** A class that the person opened, with what they typed. What others answered in it is not theirs. */
const openedClass = z.strictObject({
  name: z.string(),
  kind: z.enum(SEAT_KINDS),
  code: z.string(),
  isOpen: z.boolean(),
  openedAt: time,
  lastUsedAt: time,
  /** The labels of its seats. */
  labels: z.array(z.string()),
  rounds: z.array(
    z.strictObject({
      kind: z.enum(CLASS_ROUND_KINDS),
      scenarioIds: z.array(scenarioId),
      openedAt: time,
      dueAt: z.nullable(time),
      endedAt: z.nullable(time),
    }),
  ),
})

/** A seat that the person took in a class while signed in, with what they answered there. */
const takenSeat = z.strictObject({
  className: z.string(),
  label: z.nullable(z.string()),
  joinedAt: z.nullable(time),
  answers: z.array(
    z.strictObject({
      round: z.string(),
      position: count,
      vote: count,
      option: count,
      sureness,
      at: time,
      isLate: z.boolean(),
    }),
  ),
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
  classes: z.array(openedClass),
  seats: z.array(takenSeat),
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
