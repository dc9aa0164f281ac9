import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import styles from './explained-option.module.css'
import { ExplainedOption } from './explained-option.tsx'

const paragraphs = page.getByRole('paragraph')

test.each([
  ['Your answer, correct', 'Explanation: It misstates the view.', styles.right],
  ['Correct answer', 'Explanation: It misstates the view.', styles.right],
  ['Your answer', 'It misstates the view.', styles.wrong],
] as const)('an option that is “%s” reads “%s” below it', async (verdict, why, look) => {
  render(<ExplainedOption option="Straw Man" verdict={verdict} why="It misstates the view." className={undefined} />)
  expect(textsOf(paragraphs)).toEqual([`Straw Man ${verdict}`, why])
  await expect.element(page.getByText(verdict, { exact: true })).toHaveClass(look ?? '')
})

test('an option without an explanation has its verdict alone', () => {
  render(<ExplainedOption option="Straw Man" verdict="Correct answer" why={undefined} className={undefined} />)
  expect(textsOf(paragraphs)).toEqual(['Straw Man Correct answer'])
})

test('the explanation about a bias is in its ink', async () => {
  render(<ExplainedOption option="Anchoring" verdict="Correct answer" why="It is first." ink="bias" className="" />)
  await expect.element(paragraphs.nth(1)).toHaveClass(styles.ofBias ?? '')
})
