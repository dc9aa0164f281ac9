import { expect, type Page } from '@playwright/test'

export { fillRegistration } from './register-form.ts'

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
export async function signUp(page: Page): Promise<Learner> {
  const [username, password] = [newUsername(), 'correct horse']
  const reply = await page.request.post('/api/users', { data: { username, password } })
  expect(reply.status()).toBe(201)
  const { id, createdAt } = await reply.json()
  await page.goto('/')
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), {
    id,
    name: 'Ada Byron',
    username,
    createdAt,
  })
  return { id, username, password }
}

/** Saves finished quizzes through the API: standard and assessments in turn, an hour apart, three in four answers right. */
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

type Sample = { mode: string; totalQuestions: number; questions: { correctAnswer: number }[] }
