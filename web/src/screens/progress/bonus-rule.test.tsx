import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { BonusRule } from './bonus-rule.tsx'

const rule = page.getByRole('paragraph')

test.each([
  [0, /earns points\. Reach 3 days in a row, and every day of the streak is worth 10 points\.$/],
  [2, /earns points\. Keep it up for 1 more day, and every day of the streak is worth 10 points\.$/],
  [3, /earns points\. Keep it up for 4 more days, and every day of the streak is worth 20 points\.$/],
  [30, /every day of it earns points\. $/],
])('a streak of %i days reads what the next tier takes, if there is one', (currentStreak, words) => {
  render(<BonusRule currentStreak={currentStreak} />)
  expect(textsOf(rule)).toEqual([expect.stringMatching(words)])
})

test.each([
  [2, []],
  [3, ['3 to 6 days10 points a dayNow']],
  [30, ['30 days or more50 points a dayNow']],
])('of the three tiers, a streak of %i days is marked as being in %j', (currentStreak, marked) => {
  render(<BonusRule currentStreak={currentStreak} />)
  const tiers = textsOf(page.getByRole('listitem'))
  expect(tiers).toHaveLength(3)
  expect(tiers.filter((tier) => tier.endsWith('Now'))).toEqual(marked)
})
