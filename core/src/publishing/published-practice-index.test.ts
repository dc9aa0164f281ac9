import { describe, expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import { required } from '../required.ts'
import { practiceIndex } from './publish.ts'

const INDEX = practiceIndex(BANK)
const byId = new Map(INDEX.map((entry) => [entry.id, entry]))
const scenarios = BANK.flatMap((entry) => entry.scenarios)

describe('the index from which rounds are drawn', () => {
  test('has every practice scenario and none that is reserved for the quizzes', () => {
    const practiced = scenarios.filter(({ slot }) => slot === undefined).map(({ id }) => id)
    expect([...byId.keys()].sort()).toEqual(practiced.sort())
  })

  test('gives twins one id, and says which of them is sound', () => {
    const twins = scenarios.filter(({ twinOf }) => twinOf !== undefined)
    expect(twins.length).toBeGreaterThan(0)
    for (const { id, twinOf } of twins) {
      expect(byId.get(id)).toMatchObject({ pairId: twinOf, isSoundHalf: true })
      expect(byId.get(required(twinOf, 'its twin'))).toMatchObject({ pairId: twinOf, isSoundHalf: false })
    }
  })

  test('gives a pair of twins the same labels in whatever order they are offered, and decisions none', () => {
    for (const { id, labels, kind } of INDEX) {
      expect(labels.split(' ').filter(Boolean), id).toHaveLength(kind === 'decide' ? 0 : 3)
    }
    const [flawed, sound] = ['straw-man-stone-bridge', 'straw-man-stone-bridge-sound'].map((id) =>
      required(byId.get(id), id),
    )
    expect(sound?.labels).toBe(flawed?.labels)
  })

  test('takes less than 200 bytes a scenario before compression', () => {
    expect(JSON.stringify(INDEX).length / INDEX.length).toBeLessThan(200)
  })
})
