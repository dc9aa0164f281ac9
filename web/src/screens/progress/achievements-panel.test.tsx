import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { someLearner } from '../../../test/learner.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import { AchievementsPanel } from './achievements-panel.tsx'
import type { Learner } from './use-learner.ts'

const headings = page.getByRole('heading', { level: 2 })
const badges = page.getByRole('listitem')

function show(learner: Partial<Learner> = {}) {
  render(<AchievementsPanel learner={someLearner(learner)} />)
}

test('earned achievements come before open ones, which show the progress so far', () => {
  const achievements = [{ achievementId: 'first-quiz', earnedAt: NOON }]
  show({ achievements, results: [someSummary({ correctAnswers: 6 })] })
  expect(textsOf(headings)).toEqual(['Earned', 'Still to earn'])
  const texts = textsOf(badges)
  expect(texts).toHaveLength(ACHIEVEMENTS.length)
  expect(texts[0]).toBe('First Stepscommon · 50 pointsFinish 1 quizEarned Nov 21, 2026')
  expect(texts).toContain('Quiz Masterrare · 500 pointsFinish 25 quizzes1 of 25')
  expect(texts.at(-1)).toMatch(/Decided when you sign up$/)
})

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

test.each(['achievements', 'results', 'progress', 'streak'] as const)(
  'without the %s nothing is shown, and loading can be tried again',
  async (missing) => {
    const tryAgain = vi.fn(() => Promise.resolve([]))
    show({ [missing]: undefined, tryAgain })
    expect(badges.elements()).toHaveLength(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(tryAgain).toHaveBeenCalledOnce()
  },
)
