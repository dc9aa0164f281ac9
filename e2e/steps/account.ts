import { expect, type Page } from '@playwright/test'

export { fillRegistration } from './register.ts'

/** A learner with an account of their own, signed in in this browser. */
export type Learner = { id: number; username: string; password: string }

let made = 0
/** A name that no other test uses. */
export function newUsername(): string {
  made += 1
  return `learner.${process.pid}.${Date.now().toString(36)}.${made}`
}

/** Opens a form from the navigation, which on a phone is behind the menu. */
export async function openForm(page: Page, button: 'Login' | 'Sign Up'): Promise<void> {
  const wide = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('button', { name: button })
  if (await wide.isVisible()) return wide.click()
  await page.getByLabel('Menu', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Main, compact' }).getByRole('button', { name: button }).click()
}

/** Makes an account through the API and signs this browser in, as quickly as a journey about something else needs. */
export async function signUp(page: Page, username = newUsername()): Promise<Learner> {
  const password = 'correct horse'
  const reply = await page.request.post('/api/users', { data: { username, password } })
  expect(reply.status()).toBe(201)
  const { id, createdAt } = await reply.json()
  await openEmptyPage(page)
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), {
    id,
    name: 'Ada Byron',
    username,
    createdAt,
  })
  return { id, username, password }
}

/** A page at the product's address with nothing on it, where its storage can be reached without opening a screen. */
export async function openEmptyPage(page: Page): Promise<void> {
  const address = '/empty-page'
  // Without an icon of its own the browser would ask for one.
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  await page.unroute(address)
}

/** Saves finished quizzes through the API: standard and assessments in turn, an hour apart, three in four right. */
export async function saveQuizzes(page: Page, { id }: Learner, count: number): Promise<void> {
  const sample: Sample[] = await (await page.request.get('/api/quiz-results/user/1')).json()
  const modes = ['mini-bias-assessment', 'standard']
  for (let index = 0; index < count; index++) {
    const { questions, mode, totalQuestions } = sample.find((each) => each.mode === modes[index % 2])!
    const userAnswers = questions.map(({ correctAnswer }, place) =>
      place % 4 === index % 4 ? (correctAnswer + 1) % 4 : correctAnswer,
    )
    const reply = await page.request.post('/api/quiz-results', {
      data: {
        id: `made-${id}-${index}`,
        mode,
        questions,
        userAnswers,
        totalQuestions,
        correctAnswers: 9,
        score: 75,
        timeSpent: 240,
        timestamp: Date.now() - (count - 1 - index) * 3_600_000,
        timeZone: 'UTC',
        recordActivity: true,
      },
    })
    expect(reply.status(), await reply.text()).toBe(201)
  }
}

/** A quiz to be saved: one question for each concept, each answered right unless its place is among the wrong ones. */
export type FinishedQuiz = {
  mode: string
  concepts: readonly string[]
  /** Places of the questions answered wrong, from 0. */
  wrong?: readonly number[]
  /** How long ago it was finished: milliseconds. */
  ago?: number
  /** Seconds. */
  timeSpent?: number
  /** Moves progress and the streak too. */
  recordActivity?: boolean
}

/** Saves a finished quiz through the API, with questions whose every text says what it is. */
export async function saveResult(page: Page, { id }: Learner, quiz: FinishedQuiz): Promise<void> {
  const { mode, concepts, wrong = [], ago = 0, timeSpent = 0, recordActivity = false } = quiz
  const correctAnswers = concepts.length - wrong.length
  const reply = await page.request.post('/api/quiz-results', {
    data: {
      mode,
      questions: concepts.map((fallacyType, place) => ({
        id: `made-${id}-${place}`,
        scenario: `The scenario of question ${place + 1}.`,
        options: ['The right option', 'The picked option', 'The third option', 'The fourth option'],
        correctAnswer: 0,
        fallacyType,
        explanation: `The explanation of question ${place + 1}.`,
        difficulty: 'medium',
      })),
      userAnswers: concepts.map((_, place) => (wrong.includes(place) ? 1 : 0)),
      totalQuestions: concepts.length,
      correctAnswers,
      score: Math.round((correctAnswers / concepts.length) * 100),
      timeSpent,
      timestamp: Date.now() - ago,
      timeZone: 'UTC',
      recordActivity,
    },
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

export async function addFavorite(page: Page, { id }: Learner, itemId: string, itemType: string): Promise<void> {
  const reply = await page.request.post(`/api/users/${id}/favorites`, { data: { itemId, itemType } })
  expect(reply.ok(), await reply.text()).toBe(true)
}

type Sample = { mode: string; totalQuestions: number; questions: { correctAnswer: number }[] }

/** The achievements that the server says a learner holds. */
export async function achievementIds(page: Page, { id }: Learner): Promise<string[]> {
  const held: { achievementId: string }[] = await (await page.request.get(`/api/users/${id}/achievements`)).json()
  return held.map(({ achievementId }) => achievementId)
}
