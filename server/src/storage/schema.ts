import type { AnswerSource, Choice } from '@think-twice/core/learning/evidence'
import type { PathType } from '@think-twice/core/rewards/learning-paths'
import type { CategoryType, ItemType, QuizMode, Sureness } from '@think-twice/core/vocabulary'
import type { Generated } from 'kysely'

/**
 * The tables, the same on both databases. Times are milliseconds since 1970, booleans are 1 and 0. Keys of personal
 * tables start with the person's id, so that the data could be sharded by it.
 */
export type Tables = {
  schemaVersion: { version: number }
  account: AccountTable
  session: SessionTable
  deletedSession: DeletedSessionTable
  counter: { name: string; value: number }
  secret: { name: string; value: string }
  rateLimit: { key: string; points: number; expire: number | null }
  learner: LearnerTable
  question: QuestionTable
  quizResult: QuizResultTable
  progress: ProgressTable
  answer: AnswerTable
  dispute: { userId: number; scenarioId: string; text: string; at: number }
  todayCount: TodayCountTable
  todayAnswerer: { hash: string; expiresAt: number }
  activityDay: { userId: number; day: string }
  favorite: { userId: number; itemType: ItemType; itemId: string; createdAt: number }
  achievement: { userId: number; achievementId: string; earnedAt: number }
  learningPath: LearningPathTable
}

export type AccountTable = {
  id: Generated<number>
  /** The username as it was typed. */
  username: string
  /** The username in lower case; unique. */
  usernameKey: string
  /** The hash of the password; null if nobody can sign in. */
  passwordHash: string | null
  createdAt: number
  /** Shown in place of the username; null for none. */
  displayName: string | null
  /** Hash and time of the recovery code that still works; null without one. */
  recoveryHash: string | null
  recoveryMadeAt: number | null
}

export type SessionTable = {
  userId: number
  /** The token itself is never stored. */
  tokenHash: string
  createdAt: number
  lastSeenAt: number
  expiresAt: number
  /** Browser and system, like “Firefox on Windows”. */
  device: string | null
}

/**
 * A session whose account was deleted, kept until it would have ended so that its device can be told. Whose it was is
 * not kept.
 */
export type DeletedSessionTable = { tokenHash: string; expiresAt: number }

/** What is kept once per learner. Every write for a person raises its revision. */
export type LearnerTable = {
  userId: number
  /** Quizzes finished with `recordActivity`. */
  finishedQuizzes: Generated<number>
  /** When and in which time zone the learner was last active. */
  lastActivityAt: number | null
  timeZone: string | null
  /** Bytes of questions stored only because this person sent them. */
  questionBytes: Generated<number>
  /**
   * The latest run of active days and the longest; null until they are first needed. See
   * `core/src/activity/streak.ts`.
   */
  streakDay: string | null
  streakLength: number | null
  streakSinceRest: number | null
  streakLongest: number | null
  /** Equal to `revision` as long as every write for this person came from a version that keeps the streak. */
  streakRevision: number | null
  /** Raised by every write for this person. */
  revision: Generated<number>
}

/** Each question is stored once, with sorted options; see `question-encoding.ts`. */
export type QuestionTable = { id: Generated<number>; hash: string; body: string }

export type QuizResultTable = {
  userId: number
  id: string
  mode: QuizMode
  score: number
  totalQuestions: number
  correctAnswers: number
  timestamp: number
  timeSpent: number
  /** Ids in `question`, in the order asked. */
  questionIds: string
  /** A letter per question for the order of its options. */
  optionOrders: string
  /** A character per question: the index picked, or `-`. */
  userAnswers: string
  /** Tells a repetition from different content under the same id. */
  contentHash: string
  /** What saving it changed; null if it recorded no activity. */
  changes: string | null
  /** The learner's calendar day at `timestamp`. */
  day: string
  /** A character per question: `g`, `f` or `s`, or `-` where the learner didn't say; null if they never did. */
  sureness: string | null
}

/** Answers given outside quizzes, each under a key so that a repetition counts once. */
export type AnswerTable = {
  userId: number
  key: string
  source: AnswerSource
  at: number
  /** The learner's calendar day then. */
  day: string
  itemId: string
  categoryType: CategoryType
  isCorrect: number
  isSound: number
  scenarioId: string | null
  choice: Choice | null
  sureness: Sureness | null
}

/** One row for each option named and each sentence marked; no individual answers. */
export type TodayCountTable = { day: string; part: 'option' | 'sentence'; value: string; count: number }

export type ProgressTable = {
  userId: number
  itemId: string
  categoryType: CategoryType
  /** Mastery before it is rounded. */
  masteryLevel: number
  timesEncountered: number
  timesCorrect: number
  lastEncountered: number
  lastCorrect: number
  /** Breaks ties between answers of the same time. */
  lastAnswerId: string
  /** The weighted earlier days plus the latest day's answers, as the next answer needs them. */
  pastRight: number
  pastWeight: number
  day: string
  dayAnswers: number
  dayRight: number
}

export type LearningPathTable = {
  userId: number
  pathType: PathType
  totalSteps: number
  currentStep: number
  startedAt: number
  completedAt: number | null
  /** The step at which earlier scores were last looked at; null for none. */
  scoresReadAt: number | null
}
