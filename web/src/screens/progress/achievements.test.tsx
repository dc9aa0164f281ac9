import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { RARITIES } from '@think-twice/core/rewards/achievements'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someLearner } from '../../../test/learner.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON } from '../../../test/results.ts'
import { AchievementsPanel } from './achievements.tsx'
import { Seal } from './seal.tsx'
import type { Learner } from './use-learner.ts'

const headings = page.getByRole('heading', { level: 2 })
const badges = page.getByRole('listitem')

function show(learner: Partial<Learner> = {}) {
  render(<AchievementsPanel learner={someLearner(learner)} />)
}

test('somebody without an achievement is offered a quiz instead', async () => {
  show()
  expect(textsOf(headings)).toEqual(['Earned', 'Still to earn'])
  await expect.element(page.getByText('Complete some quizzes to see your progress here!')).toBeVisible()
  expect(badges.elements()).toHaveLength(ACHIEVEMENTS.length)
})

test('somebody with all achievements has no list of open ones', () => {
  show({ achievements: ACHIEVEMENTS.map(({ id }) => ({ achievementId: id, earnedAt: NOON })) })
  expect(textsOf(headings)).toEqual(['Earned'])
  expect(badges.elements()).toHaveLength(ACHIEVEMENTS.length)
})

test.each([
  { state: 'unearned', isEarned: false, polygons: [1, 1, 1, 1] },
  { state: 'earned', isEarned: true, polygons: [3, 3, 3, 4] },
])('the seal of an $state achievement shows its rarity by its shape', ({ isEarned, polygons }) => {
  render(RARITIES.map((rarity) => <Seal key={rarity} rarity={rarity} icon="stairs" isEarned={isEarned} />))
  const seals = [...document.querySelectorAll('svg')].map((seal) => [...seal.querySelectorAll('polygon')])
  // An outline alone, or two layers of ink and a face, and gold below a legendary one.
  expect(seals.map(({ length }) => length)).toEqual(polygons)
  const corners = seals.map((drawn) => drawn[0]?.getAttribute('points')?.split(' ').length)
  expect(corners).toEqual([4, 8, 16, 32])
})
