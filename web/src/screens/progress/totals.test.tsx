import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someLearner } from '../../../test/learner.ts'
import { someRecord } from '../../../test/records.ts'
import { render } from '../../../test/render.tsx'
import { Totals } from './totals.tsx'

const cards = () =>
  [...page.getByRole('region', { name: 'Totals' }).element().children].map((card) =>
    [...card.children].map(({ textContent }) => textContent?.trim()),
  )

test('a new learner has nothing yet, and reads what comes first', () => {
  render(<Totals learner={someLearner()} />)
  expect(cards()).toEqual([
    ['Total Points', '0', '0 from this streak'],
    ['Current Streak', '0 days', 'Longest 0 days'],
    ['Achievements', `0 of ${ACHIEVEMENTS.length}`, 'Next: First Steps'],
    ['Mastered', '0 of 48', '0 fallacies, 0 biases'],
  ])
})

test('points come from achievements, the streak, and finished paths', () => {
  const achievements = ['first-quiz', 'perfect-score'].map((achievementId) => ({ achievementId, earnedAt: 1 }))
  const streak = { ...someLearner().streak, currentStreak: 4, longestStreak: 9 }
  const path = {
    pathType: 'beginner',
    totalSteps: 3,
    currentStep: 3,
    completedSteps: [0, 1, 2],
    startedAt: 1,
    completedAt: 2,
  } as const
  render(
    <Totals
      learner={someLearner({
        achievements,
        streak: { lastActivityDate: 1, activeDays: [], restDays: [], hasRestEarned: false, ...streak },
        paths: [{ ...path, completedSteps: [...path.completedSteps] }],
      })}
    />,
  )
  // 50 and 300; four days at 10; the path's 500.
  expect(cards()[0]).toEqual(['Total Points', '890', '40 from this streak'])
  expect(cards()[1]).toEqual(['Current Streak', '4 days', 'Longest 9 days'])
})

test('mastered concepts are counted by half of the catalogue', () => {
  const progress = [
    someRecord({ masteryLevel: 80 }),
    someRecord({ itemId: 'Bandwagon', masteryLevel: 79 }),
    someRecord({ itemId: 'Anchoring', categoryType: 'cognitive-biases', masteryLevel: 95 }),
  ]
  render(<Totals learner={someLearner({ progress })} />)
  expect(cards()[3]).toEqual(['Mastered', '2 of 48', '1 fallacy, 1 bias'])
})

test('a total that could not be loaded is a dash and says so, and the others are shown', () => {
  const missing = { achievements: undefined, progress: undefined }
  render(<Totals learner={someLearner(missing)} />)
  expect(cards()).toEqual([
    ['Total Points', '–', 'Couldn’t be loaded'],
    ['Current Streak', '0 days', 'Longest 0 days'],
    ['Achievements', '–', 'Couldn’t be loaded'],
    ['Mastered', '–', 'Couldn’t be loaded'],
  ])
})

test('the cards say that they are busy while they load', () => {
  render(<Totals learner={someLearner({ isPending: true, streak: undefined })} />)
  const busy = [...document.querySelectorAll('[aria-busy="true"]')].map(({ textContent }) => textContent)
  expect(busy).toEqual(['Total Points', 'Current Streak', 'Achievements', 'Mastered'])
})
