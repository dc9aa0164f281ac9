import type { Insights } from '@think-twice/contract/practice'
import type { ConfusedPair } from '@think-twice/core/learning/confusions'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { someInsights, someRows } from '../../../../test/insights.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { InsightsBlock } from './insights-block.tsx'

const WEEKS = ['2026-10-11', '2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15']

type Week = readonly [right: number, answers: number]

const weeksOf = (...weeks: readonly Week[]): Insights['firstLook']['weeks'] =>
  weeks.map(([right, answers], index) => ({
    firstDay: WEEKS[index] ?? '',
    right,
    answers,
    likely: answers >= 10 ? wilsonInterval(right, answers) : null,
  }))

const confusion = (was: string, named: string, times: number, of: number, back = 0, ofBack = 0): ConfusedPair => ({
  one: { was, named, times, of },
  other: { was: named, named: was, times: back, of: ofBack },
  times: times + back,
})

function show(given: Partial<Insights>): void {
  render(<InsightsBlock insights={someInsights({ answers: 9, ...given })} isEmpty={false} onTryAgain={() => {}} />)
}

/** Opens one of the lines, found by its words. */
async function open(title: string, sentence: string | RegExp): Promise<Locator> {
  const line = page.getByRole('group').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect.element(line.getByText(sentence).first()).toBeVisible()
  await line.getByRole('heading', { name: title, exact: true }).click()
  await expect.element(line.getByRole('button', { name: 'How this works' })).toBeVisible()
  return line
}

async function rowsOf(line: Locator): Promise<string[]> {
  await line.getByText('Show as a table').click()
  return textsOf(line.getByRole('row'))
}

test('a picture is drawn only when its line is opened', async () => {
  show({})
  expect(page.getByRole('img', { name: /^How sure/ }).elements()).toHaveLength(0)
  const line = await open('How sure, how right', /^It shows up once/)
  await expect.element(line.getByRole('img')).toBeVisible()
})

test('a new learner sees only the section about detection', () => {
  render(<InsightsBlock insights={someInsights()} isEmpty onTryAgain={() => {}} />)
  expect(textsOf(page.getByRole('heading'))).toEqual(['Your eye'])
})

test('insights that could not be loaded can be requested again', async () => {
  const tryAgain = vi.fn()
  render(<InsightsBlock insights={null} isEmpty={false} onTryAgain={tryAgain} />)
  await expect.element(page.getByText('Your insights couldn’t be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(tryAgain).toHaveBeenCalledOnce()
})

test('the sentence, the picture, and the table about sureness show the same numbers', async () => {
  const rows = someRows({ guess: [0, 2], fairly: [6, 12], sure: [12, 22] })
  show({
    calibration: {
      rows,
      brier: { score: 0.346, margin: 0.1, ofFixedAnswer: 0.25, share: 0.5 },
      sureAndWrong: [
        { itemId: 'Straw Man', times: 3 },
        { itemId: 'Outside the catalogue', times: 2 },
        { itemId: 'Anchoring', times: 1 },
      ],
    },
  })
  const line = await open('How sure, how right', 'When you were sure, you were right 12 of 22 times.')
  await expect.element(line.getByText(/^“Sure” means right 19 times in 20\. You were right less often/)).toBeVisible()
  await expect
    .element(line.getByRole('img', { name: /^How sure/ }))
    .toHaveAccessibleName(
      'How sure you were against how often you were right. ' +
        'Fairly sure (means 65%): right 6 of 12, 50%, likely between 25% and 75%. ' +
        'Sure (means 95%): right 12 of 22, 55%, likely between 35% and 73%.',
    )
  expect(await rowsOf(line)).toEqual([
    'You saidMeansRightLikely',
    'A guess25%0 of 2too few',
    'Fairly sure65%6 of 1225 to 75%',
    'Sure95%12 of 2235 to 73%',
  ])
  await expect
    .element(line.getByRole('img', { name: /^Brier score 0\.35\./ }))
    .toHaveAccessibleName(expect.stringMatching(/0 is perfect; saying “50%” every time would give 0\.25\.$/))
  expect(textsOf(line.getByRole('list').getByRole('listitem'))).toEqual(['Straw Man3 times', 'Anchoring1 time'])
  await expect
    .element(line.getByRole('link', { name: 'Practice Straw Man' }))
    .toHaveAttribute('href', '/?round=about&focus=straw-man')
})

test('a sureness with too few answers has no mark and no score', async () => {
  const rows = someRows({ guess: [3, 3], fairly: [0, 0], sure: [5, 5] })
  show({ calibration: { rows, brier: null, sureAndWrong: [] } })
  const missing = 'It shows up once you’ve picked one of these ten times. So far: sure 5, fairly sure 0, a guess 3.'
  const line = await open('How sure, how right', missing)
  expect(textsOf(line.getByRole('term'))).toEqual(['Sure, 5 of 10', 'Fairly sure, 0 of 10', 'A guess, 3 of 10'])
  await expect
    .element(line.getByRole('img'))
    .toHaveAccessibleName(expect.stringMatching(/Too few answers to draw a mark\.$/))
  expect(line.getByText('Brier score').elements()).toHaveLength(0)
})

test('a mix-up names both concepts, counts each direction, and links to practice', async () => {
  show({ confusions: [confusion('no-flaw', 'slippery-slope', 6, 12)] })
  const line = await open('Mix-ups', 'Good arguments and Slippery Slope: mixed up 6 times in 12.')
  await expect
    .element(line.getByRole('img'))
    .toHaveAccessibleName('Good arguments taken for Slippery Slope 6 of 12 times; Slippery Slope not seen yet')
  await expect
    .element(line.getByRole('link', { name: 'Practice Slippery Slope' }))
    .toHaveAttribute('href', '/?round=about&focus=slippery-slope')
  expect(await rowsOf(line)).toEqual([
    'It wasYou pickedTimes',
    'Good argumentsSlippery Slope6 of 12',
    'Slippery SlopeGood argumentsnot seen yet',
  ])
})

test('five mix-ups are shown, with the number of further ones', async () => {
  const names = ['straw-man', 'false-cause', 'ad-hominem', 'tu-quoque', 'ambiguity', 'bandwagon', 'anecdotal']
  show({ confusions: names.map((name) => confusion(name, 'no-flaw', 2, 4)) })
  const line = await open('Mix-ups', 'Straw Man and good arguments: mixed up 2 times in 4.')
  expect(line.getByRole('article').elements()).toHaveLength(5)
  await expect.element(line.getByText(/2 more pairs not shown\.$/)).toBeVisible()
})

test('a learner who mixed up nothing twice is told so', async () => {
  show({ confusions: [] })
  const line = await open('Mix-ups', 'Nothing mixed up twice yet.')
  expect(line.getByRole('article').elements()).toHaveLength(0)
})

test('a change in first looks is described with its margin, and every week has a row', async () => {
  const weeks = weeksOf([18, 18], [0, 0], [0, 0], [0, 0], [4, 6], [0, 18])
  const change = { before: { right: 18, answers: 18 }, after: { right: 4, answers: 24 }, points: -83.3, margin: 17.2 }
  show({ firstLook: { weeks, change } })
  const line = await open('First look', 'On scenarios you’d never seen, you went from 18 of 18 right to 4 of 24.')
  await expect
    .element(line.getByText(/^That is 83 points less, give or take 17\. Chance alone rarely does that\./))
    .toBeVisible()
  await expect.element(line.getByText(/Too few answers to draw in the week of Nov 8\.$/)).toBeVisible()
  await expect
    .element(line.getByRole('img'))
    .toHaveAccessibleName(
      expect.stringMatching(/Week of Nov 8: 4 of 6, too few to draw\. Week of Nov 15: 0 of 18, 0%, /),
    )
  const rows = await rowsOf(line)
  expect(rows).toHaveLength(7)
  expect(rows.at(-1)).toBe('Nov 150 of 180 to 18%')
})

test('weeks with too few answers are crossed by a dotted line, and get no square', async () => {
  show({ firstLook: { weeks: weeksOf([5, 10], [1, 2], [6, 10], [7, 10], [0, 0], [0, 0]), change: null } })
  const line = await open('First look', 'You answered 19 of 32 right on scenarios you’d never seen.')
  const drawing = line.getByRole('img').element()
  expect(drawing.querySelectorAll('polygon')).toHaveLength(2)
  expect(drawing.querySelectorAll('rect[rx]')).toHaveLength(3)
  expect(textsOf(line.getByRole('term'))).toEqual([
    'New scenarios this week, 0 of 10',
    'New scenarios last week, 0 of 10',
  ])
})
