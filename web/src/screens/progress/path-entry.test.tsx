import { postLearningPath } from '@think-twice/contract/progress'
import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import type { LearningPathRecord } from '@think-twice/core/rewards/learning-paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../../test/quiet-console.ts'
import { someRecord } from '../../../test/records.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import { refusal, serve } from '../../../test/serve.ts'
import { PathEntry } from './path-entry.tsx'

quietConsole()

const path = LEARNING_PATHS.find(({ pathType }) => pathType === 'beginner') ?? LEARNING_PATHS[0]
if (!path) throw new Error('There are learning paths')
const NOTHING = { results: [], progress: [] }

const record = (given: Partial<LearningPathRecord> = {}): LearningPathRecord => ({
  pathType: 'beginner',
  totalSteps: 3,
  currentStep: 0,
  completedSteps: [],
  startedAt: NOON,
  completedAt: null,
  ...given,
})

function show(given: LearningPathRecord | null, evidence: Parameters<typeof PathEntry>[0]['evidence'] = NOTHING) {
  if (path) render(<PathEntry path={path} record={given} evidence={evidence} userId={7} isMain />)
}

test('a path that is not started shows what it takes and earns, and can be started', async () => {
  const sent = serve([postLearningPath, () => Response.json(record(), { status: 201 })])
  show(null)
  await expect.element(page.getByText('Not started')).toBeVisible()
  await expect.element(page.getByText(/^beginner, 2-3 hours\. Reward: 500 points and First Steps\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Start path: Logical Fallacies Basics' }).click()
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
  expect(sent).toEqual([{ pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }])
})

test('a path that failed to start can be tried again', async () => {
  serve([postLearningPath, () => refusal(503, 'unavailable', 'Not now.')])
  show(null)
  const button = page.getByRole('button', { name: /^Start path/ })
  await button.click()
  await expect.element(button).toBeEnabled()
  expect(console.warn).toHaveBeenCalled()
})

test('a step about learning links to practice of the first concept not learned, not to a test', async () => {
  show(record())
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
  expect(textsOf(page.getByRole('listitem'))).toEqual([
    '1Learn 6 fallacies, Current stepEach answered right the last time it came up0 of 6 so far',
    '2Take the Standard Quiz, Not done yetMinimum score 70',
    '3Take the mini Fallacy Assessment, Not done yetMinimum score 60',
  ])
  await expect
    .element(page.getByRole('link', { name: /^Practice Straw Man/ }))
    .toHaveAttribute('href', '/?round=about&focus=straw-man')
  await expect
    .element(page.getByRole('link', { name: 'Read about fallacies' }))
    .toHaveAttribute('href', '/learn?type=logical-fallacies')
})

test('concepts learned since the start count, and the next one is linked', async () => {
  const progress = [someRecord({ lastCorrect: true, lastEncountered: NOON + 1 })]
  show(record(), { results: [], progress })
  await expect.element(page.getByText('1 of 6 so far')).toBeVisible()
  expect(page.getByRole('link', { name: /^Practice Straw Man/ }).elements()).toHaveLength(0)
})

test('a step that asks for a score links to its quiz, and shows the best score so far', async () => {
  const results = [someSummary({ correctAnswers: 8, timestamp: NOON + 1 })]
  show(record({ currentStep: 1, completedSteps: [0] }), { results, progress: [] })
  await expect.element(page.getByText('Best score so far 67')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Continue with Standard Quiz/ }))
    .toHaveAttribute('href', '/?start=standard')
})

test('a finished path shows when it was finished, and links nowhere', async () => {
  show(record({ currentStep: 3, completedSteps: [0, 1, 2], completedAt: NOON }))
  await expect.element(page.getByText('Completed Nov 21, 2026')).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(0)
  expect(
    page
      .getByRole('listitem')
      .elements()
      .every(({ textContent }) => textContent?.includes(', Done')),
  ).toBe(true)
})
