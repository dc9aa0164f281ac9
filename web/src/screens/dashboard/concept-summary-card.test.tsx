import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someRecord } from '../../../test/records.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { ConceptSummaryCard } from './concept-summary-card.tsx'

const numbers = page.getByRole('definition')
const PROGRESS = [
  someRecord({ itemId: 'Straw Man', masteryLevel: 79.5 }),
  someRecord({ itemId: 'Ad Hominem', masteryLevel: 41 }),
  someRecord({ itemId: 'Anchoring', categoryType: 'cognitive-biases', masteryLevel: 30 }),
]

test('a card counts its own half of the catalogue, and mastery from 80 on after rounding', () => {
  render(<ConceptSummaryCard type="fallacy" progress={PROGRESS} />)
  expect(textsOf(page.getByRole('heading'))).toEqual(['Fallacies'])
  // 79.5 is shown as 80; the average of 80 and 41 is 60.5.
  expect(textsOf(numbers)).toEqual(['2', '61%', '1'])
})

test('the card about biases leaves out fallacies', () => {
  render(<ConceptSummaryCard type="bias" progress={PROGRESS} />)
  expect(textsOf(page.getByRole('heading'))).toEqual(['Biases'])
  expect(textsOf(numbers)).toEqual(['1', '30%', '0'])
})

test('a card without any concept met shows counts but no average', () => {
  render(<ConceptSummaryCard type="bias" progress={[]} />)
  expect(textsOf(numbers)).toEqual(['0', '–', '0'])
})

test('counts that could not be loaded are not shown as zero', () => {
  render(<ConceptSummaryCard type="fallacy" progress={null} />)
  expect(textsOf(numbers)).toEqual(['–', '–', '–'])
})

test('the three numbers of a card stand side by side on a phone, in line', async () => {
  render(
    <div style={{ marginInline: 16 }}>
      <ConceptSummaryCard type="fallacy" progress={PROGRESS} />
    </div>,
  )
  for (const width of [320, 390]) {
    await page.viewport(width, 844)
    const lines = new Set(numbers.elements().map((number) => number.getBoundingClientRect().top))
    expect(lines.size, `lines at ${width} px`).toBe(1)
    const names = page.getByRole('term').elements()
    const cut = names.filter(({ scrollHeight }) => scrollHeight > 2 * 17).map(({ textContent }) => textContent)
    expect(cut, `names with a broken word at ${width} px`).toEqual([])
  }
})
