import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../../test/render.tsx'
import { MixUpArrows } from './mix-up-arrows.tsx'

const drawing = page.getByRole('img')
const partsOf = (selector: string) => [...drawing.element().querySelectorAll(selector)]
const thicknesses = () => partsOf('line').map((line) => Number(line.getAttribute('stroke-width')))

function show([times, of]: readonly [number, number], [timesBack, ofBack]: readonly [number, number]) {
  render(
    <MixUpArrows
      there={{ was: 'straw-man', named: 'ad-hominem', times, of }}
      back={{ was: 'ad-hominem', named: 'straw-man', times: timesBack, of: ofBack }}
    />,
  )
}

test('both directions are told with their counts', async () => {
  show([3, 7], [1, 5])
  await expect
    .element(drawing)
    .toHaveAccessibleName('Straw Man taken for Ad Hominem 3 of 7 times; Ad Hominem taken for Straw Man 1 of 5 times')
  expect(textsOf(drawing)).toEqual(['3 of 71 of 5'])
})

test('a good argument is named as such, and one that has not come up is not counted', async () => {
  render(
    <MixUpArrows
      there={{ was: 'no-flaw', named: 'straw-man', times: 2, of: 9 }}
      back={{ was: 'straw-man', named: 'no-flaw', times: 0, of: 0 }}
    />,
  )
  await expect
    .element(drawing)
    .toHaveAccessibleName('Good arguments taken for Straw Man 2 of 9 times; Straw Man not seen yet')
})

test('the direction that is mixed up more often has the thicker arrow', () => {
  show([6, 8], [2, 8])
  const [there = 0, back = 0] = thicknesses()
  expect(there).toBeGreaterThan(back)
})

test('each arrow has its tip at the concept that was named', () => {
  show([3, 7], [1, 5])
  const [there, back] = partsOf('path').map((tip) => tip.getBoundingClientRect())
  const { left, right } = drawing.element().getBoundingClientRect()
  expect(there?.right).toBeCloseTo(right, 0)
  expect(back?.left).toBeCloseTo(left, 0)
})

test('a direction that was never mixed up has a line without a tip', () => {
  show([3, 7], [0, 5])
  expect(partsOf('line')).toHaveLength(2)
  expect(partsOf('path')).toHaveLength(1)
})
