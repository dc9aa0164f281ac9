import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../test/render.tsx'
import { DifficultyLevel, SeverityLevel, StrengthTag } from './level.tsx'

test('a level is shown by words and pips, and screen readers hear what is rated even under a heading', () => {
  render(
    <>
      <p>
        <DifficultyLevel difficulty="hard" />
      </p>
      <p>
        <SeverityLevel severity="low" />
      </p>
      <p>
        <StrengthTag strength="moderate" rated="severity" isShort />
      </p>
    </>,
  )
  expect(textsOf(page.getByRole('paragraph'))).toEqual(['Hard', 'Low severity', 'Moderate severity'])
  const filled = [...document.querySelectorAll('[aria-hidden]')].map((pips) => pips.querySelectorAll('[class]').length)
  expect(filled).toEqual([3, 1, 2])
})
