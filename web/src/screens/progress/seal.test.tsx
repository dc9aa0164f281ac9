import { RARITIES } from '@think-twice/core/rewards/achievements'
import { expect, test } from 'vitest'
import { render } from '../../../test/render.tsx'
import { Seal } from './seal.tsx'

const seals = () => [...document.querySelectorAll('svg')]
const polygonsOf = (seal: Element) => [...seal.querySelectorAll('polygon')]
const cornersOf = (polygon: Element | undefined) => polygon?.getAttribute('points')?.split(' ').length

function show(isEarned: boolean) {
  render(RARITIES.map((rarity) => <Seal key={rarity} rarity={rarity} icon="stairs" isEarned={isEarned} />))
}

test('the seal of an unearned achievement is a single outline, whose shape shows the rarity', () => {
  show(false)
  expect(seals().map((seal) => polygonsOf(seal).length)).toEqual([1, 1, 1, 1])
  expect(seals().map((seal) => cornersOf(polygonsOf(seal)[0]))).toEqual([4, 8, 16, 32])
})

test('the seal of an earned achievement has two layers of ink and a face, and a legendary one also gold', () => {
  show(true)
  expect(seals().map((seal) => polygonsOf(seal).length)).toEqual([3, 3, 3, 4])
})

test('the drawing of an achievement has lines, solid shapes, or both', () => {
  render(
    <>
      <Seal rarity="common" icon="stairs" isEarned />
      <Seal rarity="common" icon="three-bars" isEarned />
      <Seal rarity="common" icon="calendar" isEarned={false} />
    </>,
  )
  expect(seals().map((seal) => seal.querySelectorAll('path').length)).toEqual([1, 1, 2])
})
