/** Results and answers that are made through the API, for journeys about what the product makes of them. */
import { expect, type Page } from '@playwright/test'
import type { Learner } from './account.ts'

/** Milliseconds. */
export const DAY = 86_400_000
export const WEEK = 7 * DAY

/** The fallacies of the Standard Quiz as the specification lists them, spelled out here so that a wrong list shows. */
export const COMMON_FALLACIES: readonly string[] = [
  'Straw Man',
  'False Cause',
  'Ad Hominem',
  'Slippery Slope',
  'Appeal to Authority',
  'Black-or-White',
  'Bandwagon',
  'Appeal to Nature',
  'Anecdotal',
  'Appeal to Emotion',
  'Tu Quoque',
  'Burden of Proof',
]

type Question = { correctAnswer: number }

/** Saves finished quizzes: standard and assessments in turn, an hour apart, three in four right. */
export async function saveQuizzes(page: Page, { id }: Pick<Learner, 'id'>, count: number): Promise<void> {
  const sample: { mode: string; questions: Question[] }[] = await (
    await page.request.get('/api/quiz-results/user/1')
  ).json()
  const modes = ['mini-bias-assessment', 'standard']
  for (let index = 0; index < count; index++) {
    const mode = modes[index % 2]!
    const { questions } = sample.find((each) => each.mode === mode)!
    const userAnswers = questions.map(({ correctAnswer }, place) =>
      place % 4 === index % 4 ? (correctAnswer + 1) % 4 : correctAnswer,
    )
    const ago = (count - 1 - index) * 3_600_000
    await post(page, { id: `made-${id}-${index}`, mode, questions, userAnswers, ago, timeSpent: 240 })
  }
}

/** A quiz to be saved: one question for each concept, each answered right unless its place is among the wrong ones. */
export type FinishedQuiz = {
  mode: string
  concepts: readonly string[]
  /** Places of the questions answered wrong, from 0. */
  wrong?: readonly number[]
  /** Time since it was finished, in milliseconds. */
  ago?: number
  /** Moves progress and the streak too. */
  recordActivity?: boolean
}

/** Saves a finished quiz, with questions whose every text says what it is. It ends the moment it begins. */
export async function saveResult(page: Page, { id }: Learner, quiz: FinishedQuiz): Promise<void> {
  const { mode, concepts, wrong = [], ago = 0, recordActivity = false } = quiz
  const questions = concepts.map((fallacyType, place) => ({
    id: `made-${id}-${place}`,
    scenario: `The scenario of question ${place + 1}.`,
    options: ['The right option', 'The picked option', 'The third option', 'The fourth option'],
    correctAnswer: 0,
    fallacyType,
    explanation: `The explanation of question ${place + 1}.`,
    difficulty: 'medium',
  }))
  const userAnswers = concepts.map((_, place) => (wrong.includes(place) ? 1 : 0))
  await post(page, { mode, questions, userAnswers, ago, timeSpent: 0, recordActivity })
}

type Posted = {
  id?: string
  mode: string
  questions: readonly Question[]
  userAnswers: readonly number[]
  ago: number
  timeSpent: number
  recordActivity?: boolean
}

async function post(page: Page, { ago, recordActivity = true, ...result }: Posted): Promise<void> {
  const { questions, userAnswers } = result
  const totalQuestions = questions.length
  const correctAnswers = questions.filter(({ correctAnswer }, place) => userAnswers[place] === correctAnswer).length
  const score = Math.round((correctAnswers / totalQuestions) * 100)
  const when = { timestamp: Date.now() - ago, timeZone: 'UTC', recordActivity }
  const reply = await page.request.post('/api/quiz-results', {
    data: { ...result, totalQuestions, correctAnswers, score, ...when },
  })
  expect(reply.status(), await reply.text()).toBe(201)
}

/** Answers questions about a concept in practice, in this order. */
export async function practice(
  page: Page,
  { id }: Learner,
  itemId: string,
  answers: readonly boolean[],
): Promise<void> {
  for (const isCorrect of answers) {
    // The server corrects the category of a concept that it knows.
    const data = { itemId, categoryType: 'logical-fallacies', isCorrect }
    expect((await page.request.post(`/api/users/${id}/progress`, { data })).status()).toBe(200)
  }
}

/** Only the first hundred people are early adopters, and other journeys register people too. */
export async function isEarlyAdopter(page: Page, { id }: Learner): Promise<boolean> {
  const held: { achievementId: string }[] = await (await page.request.get(`/api/users/${id}/achievements`)).json()
  return held.some(({ achievementId }) => achievementId === 'early-adopter')
}

/** The results that the server has of a learner, newest first. */
export async function savedResults(page: Page, { id }: Pick<Learner, 'id'>): Promise<{ id: string }[]> {
  return (await page.request.get(`/api/quiz-results/user/${id}?summary=true`)).json()
}

/** 'Nov 21'. */
export function shortDate(daysAgo: number): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.now() - daysAgo * DAY,
  )
}

/** Today: 'Nov 21, 2026'. */
export function longDate(): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.now())
}
