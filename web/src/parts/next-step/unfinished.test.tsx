import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someAttempt } from '../../../test/attempts.ts'
import { render } from '../../../test/render.tsx'
import { dropAttempt, keepAttempt } from '../../browser/attempts.ts'
import { UnfinishedTicks } from './unfinished.tsx'

const QUIZ = { id: 'a', kind: 'attempt', title: 'Standard Quiz', answered: 1, position: 2, of: 3, leftAt: 0 } as const
const progress = page.getByRole('progressbar')

afterEach(() => dropAttempt('a'))

test('the ticks of a quiz do not count questions that were passed over', async () => {
  const attempt = someAttempt('a', ['Straw Man', 'Anchoring', 'Bandwagon'])
  keepAttempt({ ...attempt, userAnswers: [0, -1, -1], position: 2 })
  render(<UnfinishedTicks unfinished={QUIZ} />)
  await expect.element(progress).toHaveAttribute('aria-valuetext', '1 of 3 answered')
  await expect.element(progress).toHaveAccessibleName('Progress of Standard Quiz')
})

test('a quiz that was discarded meanwhile has no ticks', () => {
  render(<UnfinishedTicks unfinished={QUIZ} />)
  expect(progress.elements()).toHaveLength(0)
})
