import type { Insights } from '@think-twice/contract/learning'
import type { ConfusedPair } from '@think-twice/core/learning/confusions'
import type { Choice } from '@think-twice/core/learning/evidence'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someEye, someInsights, someRows } from '../../../../test/insights.ts'
import { openFolds, render, textsOf } from '../../../../test/render.tsx'
import { InsightsSection } from './insights.tsx'
import { MixUps } from './mix-ups.tsx'

const eyePlot = page.getByRole('img', { name: /^Your eye: / })
const surenessPlot = page.getByRole('img', { name: /^How sure you were/ })
const firstLookPlot = page.getByRole('img', { name: /^Right on first look/ })

/** The section between the gutters of a phone. */
function show(given: Partial<Insights>): void {
  render(
    <div style={{ marginInline: 16 }}>
      <InsightsSection insights={someInsights({ answers: 9, ...given })} isEmpty={false} onTryAgain={() => {}} />
    </div>,
  )
  openFolds()
}

test('a new learner sees only the section about detection', () => {
  render(<InsightsSection insights={someInsights()} isEmpty onTryAgain={() => {}} />)
  expect(textsOf(page.getByRole('heading'))).toEqual(['Your eye'])
})

const middleOf = (words: string) => {
  const { left, right, top, bottom } = eyePlot.getByText(words, { exact: true }).element().getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

type Share = readonly [right: number, of: number]

const showEye = (caught: Share, accepted: Share) => show({ eye: { ...someEye(caught, accepted), windows: null } })

test.each([
  {
    who: 'calls everything a flaw',
    caught: [20, 20] as const,
    accepted: [0, 10] as const,
    reads: 'You found something wrong in 20 of 20 flawed arguments, and in 10 of 10 good ones.',
    never: /You caught|Sharpness: (some|clear|keen)/,
    corner: 'Suspicious',
  },
  {
    who: 'accepts everything',
    caught: [0, 20] as const,
    accepted: [10, 10] as const,
    reads: 'You left 10 of 10 good arguments alone, and let 20 of 20 flawed ones pass too.',
    never: /You caught|Sharpness: (some|clear|keen)/,
    corner: 'Trusting',
  },
  {
    who: 'guesses, and so names a flaw three times in four',
    caught: [15, 20] as const,
    accepted: [3, 10] as const,
    reads: 'You found something wrong in 15 of 20 flawed arguments, and in 7 of 10 good ones.',
    never: /You caught|Sharpness: (some|clear|keen)/,
    corner: 'Suspicious',
  },
  {
    who: 'tells the two apart',
    caught: [19, 20] as const,
    accepted: [9, 10] as const,
    reads: 'You caught 19 of 20 flaws and left 9 of 10 good arguments alone.',
    never: /toward suspicion|toward trust|guessing gives\. Take/,
    corner: 'Sharp',
  },
])('a learner who $who reads the sentence that fits them, and is placed nearest to “$corner”', async (given) => {
  showEye(given.caught, given.accepted)
  await expect.element(page.getByText(given.reads)).toBeVisible()
  expect(document.body.textContent).not.toMatch(given.never)
  const you = middleOf('You, now')
  const distances = ['Sharp', 'Suspicious', 'Trusting', 'Worse than guessing']
    .map((words) => ({ words, place: middleOf(words) }))
    .map(({ words, place }) => ({ words, far: Math.hypot(place.x - you.x, place.y - you.y) }))
    .sort((one, other) => one.far - other.far)
  expect(distances[0]?.words).toBe(given.corner)
})

test('with enough answers the latest are shown next to the earlier ones', async () => {
  const windows = { latest: someEye([54, 60], [26, 30]), previous: someEye([40, 60], [15, 30]) }
  show({ eye: { ...someEye([94, 120], [41, 60]), windows } })
  await expect.element(page.getByText(/^Based on your latest 60 flawed and 30 good arguments\./)).toBeVisible()
  await expect
    .element(eyePlot)
    .toHaveAccessibleName(expect.stringMatching(/Now: caught 54 of 60 .* Before: caught 40 of 60 flaws /))
  expect(middleOf('You, now').y).toBeLessThan(page.getByText('Before').first().element().getBoundingClientRect().top)
})

test('with too few answers one line says what is missing, and nothing is drawn', async () => {
  showEye([30, 31], [2, 4])
  await expect.element(page.getByText(/^Do you see flaws .* So far you’ve had 20 and 4\.$/)).toBeVisible()
  expect(page.getByRole('img').elements()).toHaveLength(0)
})

test('no label of the plot is cut off on a phone', async () => {
  await page.viewport(320, 640)
  showEye([20, 20], [10, 10])
  await expect.element(page.getByText('You, now')).toBeInTheDocument()
  for (const text of eyePlot.element().querySelectorAll('text')) {
    const { left, right } = text.getBoundingClientRect()
    expect(Math.ceil(left)).toBeGreaterThanOrEqual(0)
    expect(Math.floor(right)).toBeLessThanOrEqual(320)
  }
})

const openSureness = (given: Partial<Insights['calibration']>) =>
  show({
    calibration: {
      rows: someRows({ guess: [0, 0], fairly: [0, 0], sure: [0, 0] }),
      brier: null,
      sureAndWrong: [],
      ...given,
    },
  })

test('the line about sureness is about the surest of several answers that promise too much', async () => {
  openSureness({ rows: someRows({ guess: [5, 20], fairly: [4, 20], sure: [20, 20] }) })
  await expect.element(page.getByText('When you were fairly sure, you were right 4 of 20 times.').first()).toBeVisible()
  await expect.element(page.getByText(/^“Fairly sure” means right 13 times in 20\. You were right less/)).toBeVisible()
})

test('a learner who promises no more than they keep reads about their surest answers', async () => {
  openSureness({ rows: someRows({ guess: [5, 20], fairly: [13, 20], sure: [19, 20] }) })
  await expect.element(page.getByText(/^“Sure” means right 19 times in 20\. Your answers are in line/)).toBeVisible()
})

test('before any sureness has ten answers, the line counts them, and opens nothing', async () => {
  openSureness({ rows: someRows({ guess: [1, 9], fairly: [0, 0], sure: [4, 4] }) })
  await expect.element(page.getByText(/So far: sure 4, fairly sure 0, a guess 9\.$/)).toBeVisible()
  expect(surenessPlot.elements()).toHaveLength(0)
})

test.each([
  [18, 1],
  [2, 0],
])(
  'with %i of 20 right when sure, the words in the corner are drawn %i times, to leave room for the mark',
  async (right, times) => {
    openSureness({ rows: someRows({ guess: [2, 9], fairly: [18, 20], sure: [right, 20] }) })
    await expect.element(surenessPlot).toHaveAccessibleName(expect.not.stringContaining('A guess'))
    expect(page.getByText('Too sure').elements()).toHaveLength(times)
  },
)

const confusion = (was: Choice, named: Choice): ConfusedPair => ({
  one: { was, named, times: 2, of: 4 },
  other: { was: named, named: was, times: 0, of: 0 },
  times: 2,
})

test('the two pairs mixed up most are listed, each with practice', async () => {
  const named = ['straw-man', 'false-cause', 'ad-hominem'] as const
  render(<MixUps confusions={named.map((concept) => confusion(concept, 'no-flaw'))} />)
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  await expect
    .element(page.getByRole('link', { name: 'Practice Straw Man' }))
    .toHaveAttribute('href', '/?round=about&focus=straw-man')
})

test('without a mix-up that happened twice, the section says so', async () => {
  render(<MixUps confusions={[]} />)
  await expect.element(page.getByText('Nothing mixed up twice yet.')).toBeVisible()
})

const WEEKS = ['2026-10-11', '2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15']

const weeksOf = (...weeks: Share[]): Insights['firstLook']['weeks'] =>
  weeks.map(([right, answers], index) => ({
    firstDay: WEEKS[index] ?? '',
    right,
    answers,
    likely: answers >= 10 ? wilsonInterval(right, answers) : null,
  }))

const openFirstLook = (...weeks: Share[]) => show({ firstLook: { weeks: weeksOf(...weeks), change: null } })

const countOf = (selector: string) => firstLookPlot.element().querySelectorAll(selector).length

test('weeks with too few answers are crossed by a dotted line, get no square, and are still counted', async () => {
  openFirstLook([5, 10], [1, 2], [6, 10], [7, 10], [0, 0], [0, 0])
  await expect.element(page.getByText(/^You answered 19 of 32 right/).first()).toBeVisible()
  await expect.element(firstLookPlot).toBeVisible()
  expect(countOf('rect[rx]')).toBe(3)
  // A week between two that are not drawn has a bar of its own, consecutive ones have a band.
  expect(countOf('rect:not([rx])')).toBe(1)
  expect(countOf('polyline[class*=dotted]')).toBe(1)
})

test.each([
  [8, 12, '100%'],
  [8, 4, '0'],
  [4, 4, '100%'],
])('with %i and then %i of 16 right, the guessing line is named at %s of the width', async (first, last, place) => {
  openFirstLook([first, 16], [8, 16], [last, 16])
  await expect.element(page.getByText('guessing, 25%')).toHaveAttribute('x', place)
  expect(countOf('rect:not([rx])')).toBe(0)
})

test('before any week has enough answers, the line opens nothing', async () => {
  openFirstLook([0, 0], [1, 2], [0, 0])
  await expect.element(page.getByText('You answered 1 of 2 right on scenarios you’d never seen.')).toBeVisible()
  expect(firstLookPlot.elements()).toHaveLength(0)
})
