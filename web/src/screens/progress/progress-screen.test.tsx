import { getAchievements, getLearningPaths, getProgress, getStreak } from '@think-twice/contract/progress'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signInAda } from '../../../test/ada.ts'
import { someLearner } from '../../../test/learner.ts'
import { render } from '../../../test/render.tsx'
import { serve } from '../../../test/serve.ts'
import { ProgressScreen } from './progress-screen.tsx'

const sample = page.getByRole('region', { name: 'Sample data' })
const loading = page.getByText('Loading your progress...')

/** The server has only an empty list of everything; `before` delays the streak. */
function open(before: Promise<void> = Promise.resolve()): void {
  serve(
    ...[getAchievements, getLearningPaths, getProgress, getQuizResults].map(
      (call) => [call, () => Response.json([])] as const,
    ),
    [getStreak, async () => before.then(() => Response.json(someLearner().streak))],
  )
  render(<ProgressScreen />, { at: '/progress' })
}

test('a visitor is told that what they see is a sample', async () => {
  open()
  await expect.element(sample).toBeVisible()
})

test('a learner sees their own progress, not a sample', async () => {
  signInAda()
  open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible()
  expect(sample.elements()).toHaveLength(0)
})

test('a screen reader is told that the progress is loading until all of it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  open(promise)
  await expect.element(loading).toBeInTheDocument()
  resolve()
  await expect.element(loading).not.toBeInTheDocument()
})
