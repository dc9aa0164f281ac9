import { expect, test } from 'vitest'
import { itemAt } from '../required.ts'
import { someLook } from '../rules.fixture.ts'
import type { Sureness } from '../vocabulary.ts'
import type { FirstLook } from './first-looks.ts'
import { itemStatistics } from './item-statistics.ts'

function look(scenarioId: string, isCorrect: boolean, sureness: Sureness | null = null): FirstLook {
  return someLook({ scenarioId, isCorrect, sureness, choice: isCorrect ? 'anchoring' : 'halo-effect' })
}

test('the right answers, the choices, and the average sureness of a scenario are counted', () => {
  const item = itemAt(itemStatistics([[look('a', true, 'sure')], [look('a', false, 'guess')], [look('a', true)]]), 0)
  expect(item).toMatchObject({ scenarioId: 'a', answers: 3, facility: 2 / 3, discrimination: null })
  expect(item.choices).toEqual(
    new Map([
      ['anchoring', 2],
      ['halo-effect', 1],
    ]),
  )
  expect(item.sureness).toBeCloseTo(0.6, 10)
})

test('a scenario discriminates when better learners get it right, and backward when they get it wrong', () => {
  const good = [look('a', true), look('b', false), look('c', true), look('d', true)]
  const weak = [look('a', false), look('b', true), look('c', false), look('d', false)]
  const byId = new Map(itemStatistics([good, weak]).map((item) => [item.scenarioId, item.discrimination]))
  expect(byId.get('a')).toBeCloseTo(1, 10)
  expect(byId.get('b')).toBeCloseTo(-1, 10)
})

test('a scenario that everybody answered right says nothing about discrimination', () => {
  const people = [
    [look('a', true), look('b', true)],
    [look('a', true), look('b', false)],
  ]
  expect(itemAt(itemStatistics(people), 0).discrimination).toBeNull()
})

test('discrimination is measured against each person’s other answers', () => {
  const people = [
    [look('a', true), look('b', true)],
    [look('a', false), look('b', true), look('c', false), look('d', false)],
    [look('a', true), look('b', false), look('c', true)],
    // Without other answers there is nothing to compare with.
    [look('a', false)],
  ]
  // By hand: right, wrong, right against 1/1, 1/3, 1/2 of the others gives 5 / (2 √13).
  expect(itemAt(itemStatistics(people), 0).discrimination).toBeCloseTo(5 / (2 * Math.sqrt(13)), 10)
})

test('scenarios are listed by id, and one without named flaws or sureness has neither figure', () => {
  const silent = { ...look('a', true), choice: null }
  const items = itemStatistics([[look('b', true), silent]])
  expect(items.map(({ scenarioId }) => scenarioId)).toEqual(['a', 'b'])
  expect(items[0]).toMatchObject({ choices: new Map(), sureness: null })
})
