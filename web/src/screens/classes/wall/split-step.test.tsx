import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../../test/render.tsx'
import { SplitStep } from './split-step.tsx'

const votes = (...counts: number[]) => ({
  count: counts.reduce((sum, count) => sum + count, 0),
  byOption: counts.map((count, option) => ({ options: [option], count })),
})

test('bars have no names and the longest comes first, so that nothing tells which option is which', async () => {
  render(<SplitStep kind="named" votes={votes(3, 0, 9, 5)} />)
  await expect.element(page.getByRole('heading')).toHaveTextContent('You don’t agree.')
  expect(textsOf(page.getByRole('listitem'))).toEqual(['9', '5', '3', '0'])
})

test('four in five for one option are no disagreement', async () => {
  render(<SplitStep kind="named" votes={votes(0, 16, 4, 0)} />)
  await expect.element(page.getByRole('heading')).toHaveTextContent('Nearly all of you agree.')
})

test('without names a split takes ten answers, and then no bar has fewer than five', async () => {
  render(<SplitStep kind="anonymous" votes={{ count: 9 }} />)
  await expect.element(page.getByText('It takes 10 answers.')).toBeVisible()
  render(<SplitStep kind="anonymous" votes={{ count: 12 }} />)
  await expect.element(page.getByText(/no bar stands for fewer than 5 answers\.$/)).toBeVisible()
})
