import { getOwnAccount } from '@think-twice/contract/accounts'
import { getFavorites, getInsights, getProgress, getReview, getStreak } from '@think-twice/contract/learning'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signInAda } from '../../../test/ada.ts'
import { someInsights } from '../../../test/insights.ts'
import { someLearner, someRecord } from '../../../test/learner.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { openFolds, render, startWithoutToasts, textsOf, toast } from '../../../test/render.tsx'
import { someSummary } from '../../../test/results.ts'
import { refusal, serve } from '../../../test/serve.ts'
import { forgetUser } from '../../browser/current-user.ts'
import { writeSettings } from '../../browser/settings.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

quietConsole()
startWithoutToasts()

const part = (name: string) => page.getByRole('region', { name, exact: true })

/** Ada's data on the server: nothing, or one quiz with three misses and a heart. */
type History = 'nothing' | 'one quiz'

function serveDashboard(
  history: History,
  { isDown = () => false, before = Promise.resolve() }: { isDown?: () => boolean; before?: Promise<void> } = {},
) {
  const hasQuiz = history === 'one quiz'
  const misses = ['straw-man', 'ad-hominem', 'bandwagon'].map((itemId) => someRecord({ itemId }))
  const list = (reply: unknown) => async () => {
    await before
    return isDown() ? refusal(503, 'unavailable', 'Not now.') : Response.json(reply)
  }
  const account = { id: 7, username: 'ada', createdAt: 1, displayName: null, recoveryCodeMadeAt: null }
  serve(
    [getQuizResults, list(hasQuiz ? [someSummary({ correctAnswers: 9, timestamp: Date.now() })] : [])],
    [getProgress, list(hasQuiz ? misses : [])],
    [getFavorites, list(hasQuiz ? [{ itemId: 'tu-quoque', itemType: 'fallacy' }] : [])],
    [getInsights, list(someInsights({ answers: hasQuiz ? 12 : 0 }))],
    [
      getReview,
      () => Response.json({ due: [], forToday: 0, dueTomorrow: 0, next: null, ownSeconds: null, seen: {}, met: [] }),
    ],
    [getStreak, list(someLearner().streak)],
    [getOwnAccount, () => Response.json({ ...account, kept: { results: 0, answers: 0, favorites: 0 } })],
  )
}

function open() {
  render(
    <>
      <main tabIndex={-1}>
        <DashboardScreen />
      </main>
      <Toasts />
    </>,
    { at: '/dashboard' },
  )
}

test('a new learner is welcomed, led into a first round, and shown what will appear on the dashboard', async () => {
  serveDashboard('nothing')
  signInAda()
  open()
  await expect
    .element(part('Eight short arguments. Some of them may be fine.').getByText(/^Welcome, Ada Byron\./))
    .toBeVisible()
  await part('Performance').getByRole('heading').click()
  await expect.element(part('Performance').getByText('Performance visualization coming soon')).toBeVisible()
  await part('Recent Quizzes').getByRole('heading').click()
  await expect.element(page.getByRole('link', { name: 'Take First Quiz' })).toHaveAttribute('href', '/')
})

test('the dashboard waits once for all its data, and lists that failed appear empty until they load', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isDown = true
  serveDashboard('one quiz', { isDown: () => isDown, before: promise })
  signInAda()
  open()
  await expect.element(page.getByText('Loading your dashboard...')).toBeVisible()
  resolve()
  await expect.element(part('Weakness Tracker').getByText(/^Your lists couldn’t be loaded/)).toBeVisible()
  expect(page.getByRole('link', { name: /^Take (First|Formal) Quiz$/ }).elements()).toHaveLength(0)
  openFolds()
  for (const title of ['Your eye', 'Weakness Tracker', 'Streak']) {
    expect(part(title).getByRole('button', { name: 'Try again' }).elements(), title).toHaveLength(1)
  }
  // A failed load is only logged.
  expect(toast.elements()).toHaveLength(0)
  isDown = false
  await part('Recent Quizzes').getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(() => textsOf(part('Recent Quizzes').getByRole('listitem')))
    .toEqual(['Standard QuizJust now75%View'])
  await expect.poll(() => part('Weakness Tracker').getByRole('listitem').elements().length).toBe(3)
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).elements().length).toBe(0)
})

test('the areas to focus on are the weakest concepts, each with its state and a link to study it', async () => {
  serveDashboard('one quiz')
  signInAda()
  open()
  const areas = part('Areas to Focus On')
  await expect.element(page.getByText('TOTAL QUIZZES')).toBeVisible()
  openFolds()
  await expect.poll(() => textsOf(areas.getByRole('listitem')).length).toBe(3)
  expect(textsOf(areas.getByRole('listitem'))[0]).toBe('Ad HominemFallacy1 of 1 wrongMastery 0 of 1 rightStudy')
  await expect
    .element(areas.getByRole('link', { name: 'Study Ad Hominem' }))
    .toHaveAttribute('href', '/learn?focus=ad-hominem&type=logical-fallacies')
})

test('a learner without a recovery code is offered one until they dismiss the offer', async () => {
  serveDashboard('nothing')
  signInAda()
  open()
  await expect
    .element(page.getByRole('link', { name: 'Make a recovery code' }))
    .toHaveAttribute('href', '/dashboard?account')
  await page.getByRole('button', { name: 'hide this line' }).click()
  expect(page.getByRole('link', { name: 'Make a recovery code' }).elements()).toHaveLength(0)
  await expect.element(page.getByRole('main')).toHaveFocus()
  writeSettings({ hidesRecoveryOffer: false })
})

test('somebody who signs out on the dashboard is sent home without an explanation', async () => {
  serveDashboard('nothing')
  signInAda()
  open()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  forgetUser()
  await expect.poll(() => location.pathname).toBe('/')
  expect(toast.elements()).toHaveLength(0)
})
