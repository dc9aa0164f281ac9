import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { StrengthTag } from './strength-tag.tsx'

test('a strength under a heading that names it is short, but not for who cannot see the heading', () => {
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
