import type { Generated } from 'kysely'

/**
 * The tables, the same on both databases. Times are milliseconds since 1970, yes and no are 1 and 0. The key of
 * every table that belongs to people begins with the person's id, so that it can be spread over nodes by it.
 */
export type Schema = {
  schemaVersion: { version: number }
  account: AccountTable
  session: SessionTable
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
  favorite: { userId: number; itemType: string; itemId: string; createdAt: number }
  achievement: { userId: number; achievementId: string; earnedAt: number }
  learningPath: LearningPathTable
}

export type AccountTable = {
  id: Generated<number>
  /** As it was typed. */
  username: string
  /** In lower case, which is how it is unique. */
  usernameKey: string
  /** Null: nobody can sign in. */
  passwordHash: string | null
  createdAt: number
}

export type SessionTable = {
  userId: number
  /** Never the token itself. */
  tokenHash: string
  createdAt: number
  lastSeenAt: number
  expiresAt: number
}

/** What is kept once for a learner. Every write for a person begins by taking this row. */
export type LearnerTable = {
  userId: number
  /** Sessions that were finished with `recordActivity`. */
  finishedQuizzes: Generated<number>
  /** When, and in which zone, the learner was last active. */
  lastActivityAt: number | null
  timeZone: string | null
  /** Bytes of questions outside the catalogue that are kept because this person sent them. */
  questionBytes: Generated<number>
  /** Counts what was written for this person. */
  revision: Generated<number>
}

/** A question is kept once, with its options sorted; see `question-encoding.ts`. */
export type QuestionTable = { id: Generated<number>; hash: string; body: string }

export type QuizResultTable = {
  userId: number
  id: string
  mode: string
  score: number
  totalQuestions: number
  correctAnswers: number
  timestamp: number
  timeSpent: number
  /** Ids in `question`, in the order they were asked. */
  questionIds: string
  /** A letter for each question: the order in which its options stood. */
  optionOrders: string
  /** A character for each question: the index picked, or `-`. */
  userAnswers: string
  /** Tells a repetition from other content under the same id. */
  contentHash: string
  /** What saving it changed, as it was answered; null when it recorded no activity. */
  changes: string | null
  /** The learner's calendar day at `timestamp`. */
  day: string
  /** A character for each question: `g`, `f` or `s` for how sure the learner was, `-` where they did not say; null for none. */
  sureness: string | null
}

/** Answers given outside quizzes, each under a key, so that a repetition counts once. */
export type AnswerTable = {
  userId: number
  key: string
  source: string
  at: number
  /** The learner's calendar day at that time. */
  day: string
  itemId: string
  categoryType: string
  isCorrect: number
  isSound: number
  scenarioId: string | null
  choice: string | null
  sureness: string | null
}

/** How the day's argument was answered: one row for each option named and each sentence marked. Nobody's answer is kept. */
export type TodayCountTable = { day: string; part: 'option' | 'sentence'; value: string; count: number }

export type ProgressTable = {
  userId: number
  itemId: string
  categoryType: string
  /** Exact. */
  masteryLevel: number
  timesEncountered: number
  timesCorrect: number
  lastEncountered: number
  lastCorrect: number
  /** Breaks the tie between answers at the same time. */
  lastAnswerId: string
  /** The weighed days before the latest one, and that day's answers: what the next answer needs. */
  pastRight: number
  pastWeight: number
  day: string
  dayAnswers: number
  dayRight: number
}

export type LearningPathTable = {
  userId: number
  pathType: string
  totalSteps: number
  currentStep: number
  startedAt: number
  completedAt: number | null
}
