import { DIFFICULTIES, FORMS, QUIZ_MODES, SCENARIO_KINDS, STRENGTHS } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { endpoint, IDEMPOTENCY_KEY } from './endpoint.ts'
import { refusedAs } from './errors.ts'
import { conceptLabel, count, scenarioId, sureness, time, timeZone, userId } from './fields.ts'
import { earnedAchievement, learningPath, progressRecord, streak } from './learning.ts'

const OPTIONS = 4

const text = z.string().check(z.maxLength(4000))

/** A question from any client; the catalog may have changed since it was asked. */
export const question = z.strictObject({
  id: z.string().check(z.maxLength(100)),
  scenario: text,
  options: z.array(text).check(z.length(OPTIONS)),
  correctAnswer: z.int(),
  fallacyType: conceptLabel,
  explanation: text,
  difficulty: z.enum(DIFFICULTIES),
  scenarioId: z.exactOptional(scenarioId),
  form: z.exactOptional(z.enum(FORMS)),
  kind: z.exactOptional(z.enum(SCENARIO_KINDS)),
  rationales: z.exactOptional(z.array(text).check(z.length(OPTIONS))),
})

/** Bytes of foreign questions stored per person; more is refused for now, but may be accepted later. */
export const MOST_QUESTION_BYTES = 2 * 1024 * 1024

/** Bytes of questions per page of complete results; a page ends with the result that reaches it. */
export const PAGE_BYTES = 2 * 1024 * 1024

/** The most results that one page of the list has. */
export const RESULTS_PAGE = 500
/** The most summaries that one page of the list has. */
export const SUMMARIES_PAGE = 5000

/** Questions that a result may have: more than any mode asks. */
const MOST_QUESTIONS = 60
const LARGEST_BODY = 256 * 1024
const TEN_YEARS = 315_360_000

/** An id that a client may choose for its result. */
export const RESULT_ID = /^[\w.:-]{1,64}$/

const percent = z.int().check(z.minimum(0), z.maximum(100))

const biasProfile = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  description: z.string().check(z.maxLength(4000)),
  strength: z.enum(STRENGTHS),
  fallacyTypes: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(48)),
  recommendations: z.array(z.string().check(z.maxLength(4000))).check(z.maxLength(10)),
})

/** Seconds. */
const timeSpent = z.int().check(z.nonnegative(), z.maximum(TEN_YEARS))

const summaryFields = {
  id: z.string(),
  userId,
  mode: z.enum(QUIZ_MODES),
  score: percent,
  totalQuestions: count,
  correctAnswers: count,
  timestamp: time,
  timeSpent,
}

/** A complete result; only assessment modes have profiles. */
export const quizResult = z.strictObject({
  ...summaryFields,
  questions: z.array(question),
  userAnswers: z.array(z.int()),
  biasProfiles: z.exactOptional(z.array(biasProfile)),
})

/** A result with its questions and answers. */
export type CompleteResult = z.infer<typeof quizResult>

/** A result as lists show it, without questions. */
export const quizResultSummary = z.strictObject({
  ...summaryFields,
  biasProfiles: z.exactOptional(z.array(z.pick(biasProfile, { name: true, strength: true }))),
})
export type ResultSummary = z.infer<typeof quizResultSummary>

/** The saved result, with the records that it changed if activity was recorded. */
export const savedResult = z.strictObject({
  ...summaryFields,
  progress: z.exactOptional(z.array(progressRecord)),
  streak: z.exactOptional(streak),
  achievements: z.exactOptional(z.array(earnedAchievement)),
  learningPaths: z.exactOptional(z.array(learningPath)),
})

export const postQuizResult = endpoint({
  method: 'POST',
  path: '/api/quiz-results',
  access: 'session',
  summary:
    'Saves a finished quiz, once: sending the same result again changes nothing, and gets the achievements that it earned, with progress, streak and learning paths as they are now. Without an id in the body, an Idempotency-Key of at most 64 characters is the id.',
  takesIdempotencyKey: true,
  bodyLimit: LARGEST_BODY,
  body: z.strictObject({
    /** The result's id, made by the client when the quiz ended; otherwise the `Idempotency-Key`, or made by the server. */
    id: z.exactOptional(z.string().check(z.regex(RESULT_ID))),
    /** If present, must be the person signed in. */
    userId: z.exactOptional(userId),
    mode: z.enum(QUIZ_MODES, { error: refusedAs('unknown-mode') }),
    questions: z.array(question).check(z.minLength(1), z.maxLength(MOST_QUESTIONS)),
    userAnswers: z.array(z.int()).check(z.maxLength(MOST_QUESTIONS)),
    score: z.int(),
    totalQuestions: z.int(),
    correctAnswers: z.int(),
    timeSpent,
    /** When the quiz ended; absent, ahead of the clock, or before 2026 counts as now. */
    timestamp: z.exactOptional(time),
    timeZone: z.exactOptional(timeZone),
    /** One per question; null where the learner didn't say. */
    sureness: z.exactOptional(z.array(z.nullable(sureness)).check(z.maxLength(MOST_QUESTIONS))),
    /** Saving also records progress and the streak, advances paths and awards achievements. */
    recordActivity: z.exactOptional(z.boolean()),
    /** Accepted but ignored: profiles are computed from the answers. */
    biasProfiles: z.exactOptional(z.array(biasProfile).check(z.maxLength(48))),
  }),
  replies: { 200: savedResult, 201: savedResult },
  ownRefusals: [
    'not-yours',
    'result-differs',
    'question-too-large',
    'unknown-mode',
    'result-contradicts-itself',
    'no-room-for-questions',
  ],
  refusals: { unavailable: 'result-not-saved', 'too-many-attempts': 'no-room-for-now' },
})

export const getQuizResults = endpoint({
  method: 'GET',
  path: '/api/quiz-results/user/:id',
  access: 'owner',
  summary:
    'Lists results, newest first: complete ones, or with summary=true without questions and answers. When there are more, a Link header with rel="next" has the address of the next page.',
  isLarge: true,
  query: z.strictObject({
    summary: z.exactOptional(z.enum(['true', 'false'])),
    /** Only results from before this time (ms since 1970), or from this very time if `beforeId` is given. */
    before: z.exactOptional(z.string().check(z.regex(/^\d{1,15}$/))),
    /** Of results from the time `before`, only those with a smaller id, so that pages continue exactly. */
    beforeId: z.exactOptional(z.string().check(z.regex(RESULT_ID))),
  }),
  replies: { 200: z.union([z.array(quizResult), z.array(quizResultSummary)]) },
})

export const getQuizResult = endpoint({
  method: 'GET',
  path: '/api/quiz-results/:id',
  access: 'session',
  summary: 'Reads one complete result of the person who is signed in.',
  // Anything that cannot be an id belongs to no result.
  params: z.object({ id: z.string().check(z.regex(RESULT_ID, { error: refusedAs('result-not-found') })) }),
  replies: { 200: quizResult },
  ownRefusals: ['result-not-found'],
})

/** The number of latest quizzes that are searched. */
export const ASKED_IN_LATEST = 200

/** The number of times that a learner was asked a form of a slot in the latest saved quizzes. */
export const askedForm = z.strictObject({
  /** `q1`, `fallacy1`, `bias1` … */
  slot: z.string(),
  form: z.enum(FORMS),
  times: z.int().check(z.positive()),
})

export const getAskedForms = endpoint({
  method: 'GET',
  path: '/api/users/:id/asked-forms',
  access: 'owner',
  isLarge: true,
  summary:
    'Lists which forms of which questions the learner was asked in the latest 200 quizzes, so that a retake can ask others.',
  replies: { 200: z.array(askedForm) },
})

/** The most ids of each kind that one call asks about. */
export const MOST_IDS = 500

const resultIds = z.array(z.string().check(z.regex(RESULT_ID))).check(z.maxLength(MOST_IDS))
/** An answer's id is the key that it was sent with. */
const answerIds = z.array(z.string().check(z.regex(IDEMPOTENCY_KEY))).check(z.maxLength(MOST_IDS))

const ids = z.strictObject({ results: resultIds, answers: answerIds })

/** A POST although it changes nothing, because so many ids do not fit in an address. */
export const postMissing = endpoint({
  method: 'POST',
  path: '/api/users/:id/missing',
  access: 'private',
  summary:
    'Tells which of these results and practice answers are not kept here, so that a device that takes them for saved can send them again. Changes nothing.',
  bodyLimit: 96 * 1024,
  body: ids,
  replies: { 200: ids },
})
