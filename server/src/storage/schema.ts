import type { SeatKind } from '@think-twice/core/class/class-limits'
import type { ClassRoundKind, RoundPhase } from '@think-twice/core/class/round-state'
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
  rateLimit: { key: string; points: number; expire: number }
  learner: LearnerTable
  question: QuestionTable
  foreignQuestion: ForeignQuestionTable
  quizResult: QuizResultTable
  progress: ProgressTable
  answer: AnswerTable
  dispute: { userId: number; scenarioId: string; text: string; at: number }
  todayCount: TodayCountTable
  todayAnswerer: { hash: string; expiresAt: number }
  activityDay: { userId: number; day: string }
  favorite: { userId: number; itemType: ItemType; itemId: string; createdAt: number }
  achievement: AchievementTable
  learningPath: LearningPathTable
  class: ClassTable
  classSeat: ClassSeatTable
  classSeatToken: ClassSeatTokenTable
  classRound: ClassRoundTable
  classVote: ClassVoteTable
}

export type AccountTable = {
  id: Generated<number>
  /** The username as it was typed. */
  username: string
  /** The username in lower case; unique. */
  usernameKey: string
  /** The hash of the password; null if signing in is impossible. */
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
 * A session whose account was deleted, kept until it would have ended so that its device learns why. Whose it was is not
 * kept.
 */
export type DeletedSessionTable = { tokenHash: string; expiresAt: number }

/** Kept once per learner. The row is also the lock of everything that changes for this person. */
export type LearnerTable = {
  userId: number
  /** Quizzes finished with `recordActivity`. */
  finishedQuizzes: Generated<number>
  /** When and in which time zone the learner was last active. */
  lastActivityAt: number | null
  timeZone: string | null
  /** A `StreakState` of `core/src/activity/streak.ts` as JSON; null before the first active day. */
  streak: string | null
  /** When all of the learner's room for results and answers is free again; a past time means that it is. */
  resultsFreeAt: Generated<number>
  answersFreeAt: Generated<number>
}

/** Each question is stored once, as JSON with sorted options; see `results/questions.ts`. */
export type QuestionTable = {
  id: Generated<number>
  hash: string
  body: string
  /** 1 if it was never one of the catalog's, so it may hold a person's own words. */
  isForeign: number
}

/** Who was asked a foreign question; `bytes` is the length of its body. */
export type ForeignQuestionTable = { userId: number; questionId: number; bytes: number }

export type QuizResultTable = {
  userId: number
  id: string
  mode: QuizMode
  score: number
  totalQuestions: number
  correctAnswers: number
  timestamp: number
  timeSpent: number
  /** The learner's calendar day at `timestamp`. */
  day: string
  /** A list of `AskedQuestion` as JSON; see `results/questions.ts`. */
  asked: string
  /** Tells a repetition from different content under the same id. */
  contentHash: string
  /** 1 if it counts as evidence, for streak, progress and awards. */
  recordsActivity: number
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
  /** A `MasteryState` of `core/src/learning/mastery.ts` as JSON, to which the next answer is added. */
  state: string
}

export type AchievementTable = {
  userId: number
  achievementId: string
  earnedAt: number
  /** The result that earned it; null if it was earned otherwise. */
  resultId: string | null
}

export type LearningPathTable = {
  userId: number
  pathType: PathType
  totalSteps: number
  currentStep: number
  startedAt: number
  completedAt: number | null
}

/** A class; in all its tables `userId` is its teacher. */
export type ClassTable = {
  userId: number
  /** Random, like every id in a class. */
  classId: string
  name: string
  kind: SeatKind
  /** The join code, in upper case without gaps. */
  code: string
  /** 1 while the class can be joined with its code. */
  isOpen: number
  openedAt: number
  lastUsedAt: number
}

export type ClassSeatTable = {
  userId: number
  classId: string
  seatId: string
  /** Seats are listed by it. */
  number: number
  /** Null in an anonymous class. */
  label: string | null
  /** The seat code itself is never stored. */
  codeHash: string
  /** Null until the seat is taken. */
  joinedAt: number | null
  /** The account that was signed in when it was taken; null if there was none, or it was deleted. */
  accountId: number | null
}

/** A device that has a seat. The token itself is never stored. */
export type ClassSeatTokenTable = {
  userId: number
  classId: string
  seatId: string
  tokenHash: string
  expiresAt: number
}

export type ClassRoundTable = {
  userId: number
  classId: string
  roundId: string
  kind: ClassRoundKind
  /** A list as JSON. */
  scenarioIds: string
  openedAt: number
  dueAt: number | null
  /** The round whose parallel it is. */
  follows: string | null
  /** The state, as in `core/src/class/round-state.ts`. */
  number: number
  position: number
  phase: RoundPhase
  /** The farthest place of a live round, if its teacher went back. */
  farthestPosition: number
  farthestPhase: RoundPhase
  /** When its teacher ended it; null if they have not. */
  endedAt: number | null
  /** The clock of a talk as JSON; null in every other phase. */
  talkClock: string | null
}

/** One answer: at most one for each round, position, vote and seat. */
export type ClassVoteTable = {
  userId: number
  classId: string
  roundId: string
  position: number
  vote: number
  seatId: string
  /** Index of the option in the order that the round gives to everybody. */
  option: number
  sureness: Sureness
  at: number
  /** 1 if it came after the split was shown, or after the round’s end. */
  isLate: number
}
