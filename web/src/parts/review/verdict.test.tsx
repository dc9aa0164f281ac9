import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { Verdict, VerdictCell } from './verdict.tsx'

test('a verdict is a word, and a question without an answer is not called incorrect', () => {
  render(
    <ul>
      <li>
        <Verdict isRight />
      </li>
      <li>
        <Verdict isRight={false} />
      </li>
      <li>
        <Verdict isRight={false} isOpen />
      </li>
    </ul>,
  )
  expect(textsOf(page.getByRole('listitem'))).toEqual(['Correct', 'Incorrect', 'Not answered'])
})

test('a right verdict and a wrong one have different icons, as words and as cells', () => {
  render(
    <>
      <Verdict isRight />
      <Verdict isRight={false} />
      <VerdictCell isRight />
      <VerdictCell isRight={false} />
    </>,
  )
  const [right, wrong, rightCell, wrongCell] = [...document.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)
  expect(right).not.toBe(wrong)
  expect([rightCell, wrongCell]).toEqual([right, wrong])
})
