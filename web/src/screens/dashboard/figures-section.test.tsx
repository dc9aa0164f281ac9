import { DAY } from '@think-twice/core/activity/days'
import { weaknessesOf } from '@think-twice/core/learning/weakness'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { someInsights } from '../../../test/insights.ts'
import { someRecord } from '../../../test/learner.ts'
import { openFolds, render, textsOf } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import { BAND_COLORS } from '../../parts/level.tsx'
import { FiguresSection } from './figures-section.tsx'
import type { DashboardData } from './use-dashboard.ts'

const NOTHING: DashboardData = {
  now: NOON,
  results: [],
  progress: [],
  favorites: [],
  weaknesses: [],
  insights: null,
  review: null,
  streak: null,
  onTryAgain: () => {},
}
const NOT_LOADED = { results: null, progress: null, favorites: null, weaknesses: null }

function show(given: Partial<DashboardData>) {
  render(<FiguresSection data={{ ...NOTHING, ...given }} />)
  openFolds()
}
const part = (name: string) => page.getByRole('region', { name, exact: true })
const termsOf = (name: string) => textsOf(part(name).getByRole('definition'))
const cards = () =>
  [...part('Totals').element().children].map((card) => [...card.children].map(({ textContent }) => textContent))
const improvement = () => part('Totals').element().children[2]

/** Results an hour apart, the latest last, each of twelve questions. */
const scored = (...right: readonly number[]) =>
  right.map((correctAnswers, index) =>
    someSummary({ correctAnswers, timestamp: NOON - (right.length - index) * 3_600_000 }),
  )

test('before the first test there is no average, and the learning items take its place', () => {
  show({})
  expect(cards()).toEqual([
    ['TOTAL QUIZZES', '0', '0 active, 0 completed'],
    ['LEARNING ITEMS', '0', 'Your average score goes here after one quiz'],
    ['IMPROVEMENT', '0%', 'Streak: 0 tests this week', 'Shows after six results'],
    ['LEARNING ITEMS', '0', '0 favorites, 0 flagged'],
  ])
  expect(termsOf('Learning Overview')).toEqual(['0', '–'])
  expect(page.getByText(/rounded down\.$/).elements()).toHaveLength(0)
})

test('an improvement beyond chance has an arrow and a color', () => {
  show({ results: scored(2, 2, 2, 2, 2, 12, 12, 12, 12, 12) })
  expect(improvement()?.querySelector('svg')).not.toBeNull()
  expect(improvement()?.querySelector('b')).toHaveClass(BAND_COLORS.good ?? '')
})

test('an improvement that may be chance has neither an arrow nor a color', () => {
  // Five with 67, then five with 75.
  show({ results: scored(8, 8, 8, 8, 8, 9, 9, 9, 9, 9) })
  expect(improvement()?.textContent).toMatch(
    /^IMPROVEMENT\+8%Streak: 10 tests this weekPoints, give or take \d+\. It may be chance\.$/,
  )
  expect(improvement()?.querySelector('svg')).toBeNull()
  for (const color of Object.values(BAND_COLORS)) {
    expect(improvement()?.querySelector('b')).not.toHaveClass(color ?? '')
  }
})

test.each([
  {
    case: 'a cell for each quiz finished on it',
    daysAgo: [0, 0, 4, 7],
    drawn: [0, 0, 1, 0, 0, 0, 2],
    last: 'Today: 2 completed',
  },
  {
    case: 'one bar if a day has too many',
    daysAgo: [...Array(9).fill(0), 1],
    drawn: [0, 0, 0, 0, 0, 1, 1],
    last: '9Today: 9 completed',
  },
])('each of the last seven days has $case', ({ daysAgo, drawn, last }) => {
  show({ results: daysAgo.map((ago) => someSummary({ timestamp: NOON - ago * DAY })) })
  const days = part('Learning Overview').getByRole('listitem')
  expect(days.elements().map((day) => day.querySelectorAll('i[style]').length)).toEqual(drawn)
  expect(textsOf(days).at(-1)).toBe(last)
})

test('beside the split of the quizzes stands how many concepts of the catalog were seen', async () => {
  show({
    progress: [
      someRecord(),
      someRecord({ itemId: 'ad-hominem' }),
      someRecord({ itemId: 'Outside the catalog' }),
      someRecord({ itemId: 'anchoring', categoryType: 'cognitive-biases' }),
    ],
  })
  await expect.element(page.getByText('Seen so far: 2 of 24 fallacies, 1 of 24 biases.')).toBeVisible()
})

test('a line of its own counts practice, which the cards leave out, once there is any', async () => {
  show({ insights: someInsights({ practice: { answers: 98, days: 12 } }) })
  await expect.element(page.getByText('In practice: 98 answers on 12 days.')).toBeVisible()
  show({ insights: someInsights() })
  expect(page.getByText(/^In practice: 0/).elements()).toHaveLength(0)
})

test('on a phone the cards are in sight and the rest is folded; on wide screens chart and quizzes are open', async () => {
  const folded = () => [...document.querySelectorAll('details:not([open]) h3')].map(({ textContent }) => textContent)
  for (const [width, closed] of [
    [390, ['Performance', 'Recent Quizzes', 'Learning Overview', 'Learning Focus', 'Areas to Focus On']],
    [1280, ['Learning Overview', 'Learning Focus', 'Areas to Focus On']],
  ] as const) {
    await page.viewport(width, 800)
    document.body.replaceChildren()
    render(<FiguresSection data={{ ...NOTHING, results: scored(9, 10) }} />)
    await expect.element(page.getByText('TOTAL QUIZZES')).toBeVisible()
    expect(folded()).toEqual(closed)
  }
})

test('both halves of the catalog are summarized by mastery, which counts as mastered from 80 on after rounding', () => {
  show({
    progress: [
      someRecord({ itemId: 'straw-man', masteryLevel: 79.5 }),
      someRecord({ itemId: 'ad-hominem', masteryLevel: 41 }),
    ],
  })
  // 79.5 is shown as 80; the average of 80 and 41 is 60.5. No bias was met.
  expect(termsOf('Areas to Focus On')).toEqual(['2', '61%', '1', '0', '–', '0'])
})

test('an area that an assessment points to says that its numbers were set, not counted', () => {
  const profile = {
    name: 'Galaxy Brain',
    description: '',
    strength: 'high',
    fallacyTypes: [],
    recommendations: [],
  } as const
  const weaknesses = weaknessesOf(
    [],
    [{ mode: 'bias-assessment', timestamp: NOON, biasProfiles: [profile] }],
    () => null,
  )
  show({ weaknesses })
  expect(textsOf(part('Areas to Focus On').getByRole('listitem'))).toEqual([
    'Galaxy BrainBias1 of 1 wrongMastery 25%estimated from an assessmentStudy',
  ])
})

test('a number that could not be loaded is a dash, not zero, says so, and can be requested again', async () => {
  const onTryAgain = vi.fn()
  show({ ...NOT_LOADED, onTryAgain })
  expect(cards()).toEqual([
    ['TOTAL QUIZZES', '–', 'Couldn’t be loaded'],
    ['AVERAGE SCORE', '–', 'Couldn’t be loaded'],
    ['IMPROVEMENT', '–', 'Couldn’t be loaded'],
    ['LEARNING ITEMS', '–', 'Couldn’t be loaded', 'Try again'],
  ])
  expect(termsOf('Learning Focus')).toEqual(['–', '–', '–', '–'])
  expect(termsOf('Areas to Focus On')).toEqual(['–', '–', '–', '–', '–', '–'])
  for (const title of ['Performance', 'Learning Overview', 'Recent Quizzes', 'Areas to Focus On']) {
    expect(part(title).getByRole('button', { name: 'Try again' }).elements()).toHaveLength(1)
  }
  await part('Totals').getByRole('button', { name: 'Try again' }).click()
  expect(onTryAgain).toHaveBeenCalledOnce()
})

test('the three numbers of a summary stand side by side on a phone, in line and without broken words', async () => {
  show({})
  const areas = part('Areas to Focus On')
  for (const width of [320, 390]) {
    await page.viewport(width, 844)
    const tops = areas
      .getByRole('definition')
      .elements()
      .map((number) => number.getBoundingClientRect().top)
    expect(new Set(tops.slice(0, 3)).size, `lines at ${width} px`).toBe(1)
    const names = areas.getByRole('term').elements()
    const cut = names.filter(({ scrollHeight }) => scrollHeight > 2 * 18).map(({ textContent }) => textContent)
    expect(cut, `names with a broken word at ${width} px`).toEqual([])
  }
})
