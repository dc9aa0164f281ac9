import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { ExplainedOption, Verdict, VerdictCell } from './verdict.tsx'

test('a verdict is an icon and a word, and a question without an answer is not called incorrect', () => {
  render(
    <>
      <p>
        <Verdict isRight />
      </p>
      <p>
        <Verdict isRight={false} />
      </p>
      <p>
        <Verdict isRight={false} isOpen />
      </p>
      <VerdictCell isRight />
    </>,
  )
  expect(textsOf(page.getByRole('paragraph'))).toEqual(['Correct', 'Incorrect', 'Not answered'])
  const [right, wrong, open, cell] = [...document.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)
  expect(right).not.toBe(wrong)
  expect([open, cell]).toEqual([wrong, right])
})

test('only the right option is introduced as explained', () => {
  render(
    <>
      <ExplainedOption option="Straw Man" verdict="Correct answer" why="It misstates the view." className="" />
      <ExplainedOption option="Bandwagon" verdict="Your answer" why="Nobody counts heads." className="" />
      <ExplainedOption option="Anecdotal" verdict="Your answer" why={undefined} className="" />
    </>,
  )
  expect(textsOf(page.getByRole('paragraph'))).toEqual([
    'Straw Man Correct answer',
    'Explanation: It misstates the view.',
    'Bandwagon Your answer',
    'Nobody counts heads.',
    'Anecdotal Your answer',
  ])
})
