import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { someLearner } from '../../../test/learner.ts'
import { someRecord } from '../../../test/records.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import { ProgressTabs } from './progress-tabs.tsx'
import type { Learner } from './use-learner.ts'

const panel = page.getByRole('tabpanel')
const rows = panel.getByRole('listitem')
const tab = (name: string) => page.getByRole('tab', { name, exact: true })

function open(at: string, learner: Partial<Learner> = {}, isSample = false) {
  render(<ProgressTabs learner={someLearner(learner)} isSample={isSample} />, { at })
}

const MET = [
  someRecord({ itemId: 'Straw Man', masteryLevel: 27, timesEncountered: 3, timesCorrect: 0, lastEncountered: NOON }),
  someRecord({
    itemId: 'Bandwagon',
    masteryLevel: 80,
    timesEncountered: 3,
    timesCorrect: 3,
    lastEncountered: NOON - 1,
  }),
  someRecord({
    itemId: 'Anchoring',
    categoryType: 'cognitive-biases',
    masteryLevel: 70,
    timesEncountered: 4,
    timesCorrect: 3,
    lastEncountered: NOON - 2,
  }),
]

test('the tab stands in the address, and arrow keys go around', async () => {
  open('/progress?tab=streaks')
  await expect.element(tab('Streaks')).toHaveAttribute('aria-selected', 'true')
  tab('Streaks').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Learning Paths')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Achievements')).toHaveAttribute('aria-selected', 'true')
  expect(location.search).toBe('?tab=achievements')
})

test('a tab that nobody knows opens the first', async () => {
  open('/progress?tab=medals')
  await expect.element(tab('Achievements')).toHaveAttribute('aria-selected', 'true')
})

test('earned achievements stand before those that are open, each with the way so far', () => {
  const achievements = [{ achievementId: 'first-quiz', earnedAt: NOON }]
  open('/progress', { achievements, results: [someSummary({ correctAnswers: 6 })] })
  expect(textsOf(panel.getByRole('heading', { level: 2 }))).toEqual(['Earned', 'Still to earn'])
  const texts = textsOf(rows)
  expect(texts).toHaveLength(10)
  expect(texts[0]).toBe('First Stepscommon · 50 pointsFinish 1 quizEarned Nov 21, 2026')
  expect(texts).toContain('Quiz Masterrare · 500 pointsFinish 25 quizzes1 of 25')
  expect(texts.at(-1)).toMatch(/Decided when an account is made$/)
})

test('concepts are sorted by mastery, and otherwise as the learner likes', async () => {
  open('/progress?tab=progress', { progress: MET })
  const first = (count: number) =>
    textsOf(rows)
      .slice(0, count)
      .map((text) => text.split(',')[0])
  await expect.element(panel.getByRole('status')).toHaveTextContent('3 of 48 seen so far')
  expect(first(4)).toEqual(['Bandwagon', 'Anchoring', 'Straw Man', 'Ad Hominem'])
  expect(textsOf(rows)[0]).toMatch(/^Bandwagon, fallacyMastery 80%, mastered100% right, 3 of 3Last seen /)
  expect(textsOf(rows)[3]).toBe('Ad Hominem, fallacyNot seen yet')
  await panel.getByRole('button', { name: 'Reverse order' }).click()
  expect(first(3)).toEqual(['Straw Man', 'Anchoring', 'Bandwagon'])
  await panel.getByRole('button', { name: 'Reverse order' }).click()
  for (const [order, names] of [
    ['Accuracy', ['Bandwagon', 'Anchoring', 'Straw Man']],
    ['Last seen', ['Straw Man', 'Bandwagon', 'Anchoring']],
    ['Name', ['Ad Hominem', 'Ambiguity', 'Anchoring']],
  ] as const) {
    await panel.getByLabelText('Sort by').selectOptions(order)
    expect(first(3)).toEqual(names)
  }
  await panel.getByLabelText('Show').selectOptions('24 biases')
  await expect.element(panel.getByRole('status')).toHaveTextContent('1 of 24 seen so far')
  expect(rows.elements()).toHaveLength(24)
})

test('the streak says what it is worth, and what the next tier takes', async () => {
  const streak = {
    currentStreak: 4,
    longestStreak: 9,
    lastActivityDate: NOON,
    activeDays: ['2026-11-21'],
    restDays: ['2026-11-19'],
    hasRestEarned: false,
  }
  open('/progress?tab=streaks', { streak })
  expect(textsOf(panel.getByRole('definition'))).toEqual(['9 days', '40'])
  await expect.element(panel.getByText(/3 more days, and every day of the streak is worth 20 points\.$/)).toBeVisible()
  await expect.element(panel.getByText(/^Nov 19 was a rest day: no day added, no streak broken\./)).toBeVisible()
  await expect.element(panel.getByText('10 points a day')).toBeVisible()
  await expect.element(panel.getByText('Now')).toBeVisible()
})

test('a sample learner’s paths can be looked at, not walked', async () => {
  open('/progress?tab=learning-paths', {}, true)
  await expect.poll(() => panel.getByRole('article').elements().length).toBe(3)
  expect(panel.getByRole('button').elements()).toHaveLength(0)
})

test.each(['achievements', 'progress', 'streaks', 'learning-paths'])(
  'what %s needs and could not be loaded can be asked for again',
  async (name) => {
    const tryAgain = vi.fn(() => Promise.resolve([]))
    const nothing = { results: undefined, progress: undefined, streak: undefined, paths: undefined }
    open(`/progress?tab=${name}`, { ...nothing, achievements: undefined, tryAgain })
    await panel.getByRole('button', { name: 'Try again' }).click()
    expect(tryAgain).toHaveBeenCalledOnce()
  },
)

test('while it loads nothing is said to be missing', () => {
  open('/progress', { isPending: true })
  expect(panel.getByRole('button').elements()).toHaveLength(0)
  expect(panel.element().getAttribute('aria-busy')).toBe('true')
})
