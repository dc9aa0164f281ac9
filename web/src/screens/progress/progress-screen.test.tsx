import { getAchievements, getLearningPaths, getProgress, getStreak } from '@think-twice/contract/learning'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signInAda } from '../../../test/ada.ts'
import { someLearner } from '../../../test/learner.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { refusal, serve } from '../../../test/serve.ts'
import { ProgressScreen } from './progress-screen.tsx'
import { Totals } from './totals.tsx'

quietConsole()

const panel = page.getByRole('tabpanel')
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const cards = () =>
  [...page.getByRole('region', { name: 'Totals' }).element().children].map((card) =>
    [...card.children].map(({ textContent }) => textContent?.trim()),
  )

type Given = { at?: string; before?: Promise<void>; isDown?: (list: string) => boolean }

/** The server has only an empty list of everything; `before` delays the streak. Returns the names of what was asked. */
function open({ at = '/progress', before = Promise.resolve(), isDown = () => false }: Given = {}): string[] {
  const asked: string[] = []
  const list =
    (name: string, reply: unknown = []) =>
    () => {
      asked.push(name)
      return isDown(name) ? refusal(503, 'unavailable', 'Not now.') : Response.json(reply)
    }
  serve(
    [getQuizResults, list('results')],
    [getProgress, list('progress')],
    [getAchievements, list('achievements')],
    [getLearningPaths, list('paths')],
    [getStreak, () => before.then(list('streak', someLearner().streak))],
  )
  signInAda()
  render(<ProgressScreen />, { at })
  return asked
}

test('until everything is there, the screen says that it is loading, and nothing is called missing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  open({ before: promise })
  const loading = page.getByText('Loading your progress...')
  await expect.element(loading).toBeInTheDocument()
  const busy = [...page.getByRole('region', { name: 'Totals' }).element().children]
  expect(busy.map((card) => card.getAttribute('aria-busy'))).toEqual(['true', 'true', 'true', 'true'])
  expect(panel.getByRole('button').elements()).toHaveLength(0)
  await expect.element(panel).toHaveAttribute('aria-busy', 'true')
  resolve()
  await expect.element(loading).not.toBeInTheDocument()
})

test('only the data that could not be loaded is missing, and only that is requested again', async () => {
  let isDown = true
  const asked = open({ isDown: (list) => isDown && ['achievements', 'progress'].includes(list) })
  await expect.poll(cards).toEqual([
    ['Total Points', '–', 'Couldn’t be loaded'],
    ['Current Streak', '0 days', 'Longest 0 days'],
    ['Achievements', '–', 'Couldn’t be loaded'],
    ['Mastered', '–', 'Couldn’t be loaded'],
  ])
  isDown = false
  asked.length = 0
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => cards()[3]).toEqual(['Mastered', '0 of 48', '0 fallacies, 0 biases'])
  expect(asked.sort()).toEqual(['achievements', 'progress'])
})

test.each(['achievements', 'progress', 'streaks', 'learning-paths'])(
  'the tab for %s shows nothing that could not be loaded, and offers to try again',
  async (at) => {
    let isDown = true
    open({ at: `/progress?tab=${at}`, isDown: () => isDown })
    const again = panel.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    expect(panel.getByRole('listitem').elements()).toHaveLength(0)
    isDown = false
    await again.click()
    await expect.element(again).not.toBeInTheDocument()
  },
)

test('the open tab is in the address, and arrow keys cycle through the tabs', async () => {
  open({ at: '/progress?tab=progress' })
  await expect.element(tab('Progress')).toHaveAttribute('aria-selected', 'true')
  tab('Progress').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Achievements')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Learning Paths')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Achievements')).toHaveAttribute('aria-selected', 'true')
  expect(location.search).toBe('?tab=achievements')
})

test('an unknown tab in the address opens the first one', async () => {
  open({ at: '/progress?tab=medals' })
  await expect.element(tab('Achievements')).toHaveAttribute('aria-selected', 'true')
})

test('points come from achievements, the streak, and finished paths', () => {
  const { streak } = someLearner()
  if (!streak) throw new Error('The learner has a streak')
  const path = { pathType: 'beginner', totalSteps: 3, currentStep: 3, startedAt: 1, completedAt: 2 } as const
  const learner = someLearner({
    achievements: ['first-quiz', 'perfect-score'].map((achievementId) => ({ achievementId, earnedAt: 1 })),
    streak: { ...streak, currentStreak: 4, longestStreak: 9 },
    paths: [{ ...path, completedSteps: [0, 1, 2] }],
  })
  render(<Totals learner={learner} />)
  // 50 and 300; four days at 10; the path's 500.
  expect(cards()[0]).toEqual(['Total Points', '890', '40 from this streak'])
  expect(cards()[1]).toEqual(['Current Streak', '4 days', 'Longest 9 days'])
})
