import type { Unfinished } from '@think-twice/core/next-step/unfinished'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someAttempt } from '../../../test/attempts.ts'
import { render } from '../../../test/render.tsx'
import { dropAttempt, keepAttempt } from '../../browser/kept-attempts.ts'
import { UnfinishedTicks } from './unfinished-ticks.tsx'

const UNFINISHED: Unfinished = {
  ...{ id: 'a', kind: 'attempt', title: 'Standard Quiz', answered: 1, position: 2, of: 3, leftAt: 0 },
}
const progress = (title: string) => page.getByRole('progressbar', { name: `Progress of ${title}` })

afterEach(() => dropAttempt('a'))

test('a quiz shows how many questions were answered, those that were passed over not among them', async () => {
  const attempt = someAttempt('a', ['Straw Man', 'Anchoring', 'Bandwagon'])
  keepAttempt({ ...attempt, userAnswers: [0, -1, -1], position: 2 })
  render(<UnfinishedTicks unfinished={UNFINISHED} />)
  await expect.element(progress('Standard Quiz')).toHaveAttribute('aria-valuetext', '1 of 3 answered')
})

test('a round shows how far it came', async () => {
  render(<UnfinishedTicks unfinished={{ ...UNFINISHED, kind: 'round', title: 'Round', answered: 5, of: 8 }} />)
  await expect.element(progress('Round')).toHaveAttribute('aria-valuetext', '5 of 8 answered')
})

test('a quiz that was discarded meanwhile has no ticks', () => {
  render(<UnfinishedTicks unfinished={UNFINISHED} />)
  expect(page.getByRole('progressbar').elements()).toHaveLength(0)
})
