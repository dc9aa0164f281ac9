import { expect, test } from 'vitest'
import { render } from '../../../test/render.tsx'
import { MarkedText } from './marked-text.tsx'

test('the deciding words of a text are marked as such, and words that are not in it mark nothing', () => {
  render(
    <p>
      <MarkedText text="Sales fell. So it is to blame." words={['So it is', 'never said']} ink="fallacy" />
    </p>,
  )
  expect(document.querySelectorAll('mark')).toHaveLength(1)
  expect(document.querySelector('p')?.textContent).toBe('Sales fell. What gives it away: So it is to blame.')
})

test('the deciding words of a sound text are marked as what makes it sound', () => {
  render(
    <p>
      <MarkedText text="Both fell together." words={['Both fell']} ink="bias" isSound />
    </p>,
  )
  expect(document.querySelector('mark')?.textContent).toBe('Why it holds up: Both fell')
})
