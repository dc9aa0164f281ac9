import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { StrengthTag } from './strength-tag.tsx'

test('a strength under its own heading is shortened, but not for screen readers', () => {
  render(
    <>
      <p>
        <StrengthTag strength="moderate" of="strength" />
      </p>
      <p>
        <StrengthTag strength="high" of="severity" isShort />
      </p>
    </>,
  )
  const [long, short] = page.getByRole('paragraph').elements()
  expect([long?.textContent, short?.textContent]).toEqual(['Moderate strength', 'High severity'])
})
