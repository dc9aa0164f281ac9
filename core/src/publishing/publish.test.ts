import { describe, expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import { RETIRED } from '../content/retired.ts'
import { ALL_SLOTS } from '../quiz/slots.ts'
import { itemAt, required } from '../required.ts'
import { CONCEPTS } from '../vocabulary.ts'
import { practiceIndex, publishedPieces } from './publish.ts'

const SCHEDULE = { '2026-11-21': 'straw-man-book' }
const publish = (...drafts: readonly string[]) =>
  publishedPieces(BANK, new Set(drafts), { schedule: SCHEDULE, retired: RETIRED })

const scenarios = BANK.flatMap((entry) => entry.scenarios)
const ofForm = (slot: string, form: string) => scenarios.filter((each) => each.slot === slot && each.form === form)

test('there is one piece for each block and form, two for each concept, and one for everything else', () => {
  const names = [...publish().keys()]
  expect(names.filter((name) => /^(?:q|fallacy|bias)\d+-\d+\.[ABC]$/.test(name))).toHaveLength(6 * 3)
  for (const prefix of ['study.', 'practice.']) {
    expect(names.filter((name) => name.startsWith(prefix))).toHaveLength(CONCEPTS.length)
  }
  expect(names.filter((name) => !/[.]/.test(name))).toEqual(['catalog', 'practice-index', 'past-arguments', 'schedule'])
})

test('a block has each of its slots once, and its questions never appear in practice', () => {
  const pieces = publish()
  expect(pieces.get('q1-12.A')).toMatchObject(
    ALL_SLOTS.filter((slot) => /^q(?:\d|1[0-2])$/.test(slot)).map((id) => ({ id })),
  )
  const { id, scenario } = itemAt(ofForm('q1', 'A'), 0)
  for (const [name, content] of pieces) {
    expect(JSON.stringify(content).includes(JSON.stringify(scenario)), `${id} in ${name}`).toBe(name === 'q1-12.A')
  }
})

test('a draft in a quiz holds back its form of the whole block, and no other form', () => {
  const [every, some] = [publish(), publish(itemAt(ofForm('q3', 'B'), 0).id)]
  expect([...every.keys()].filter((name) => !some.has(name))).toEqual(['q1-12.B'])
})

test('a practice scenario that is a draft is not published, not even its id', () => {
  const { id, scenario } = itemAt(
    scenarios.filter(({ twinOf }) => twinOf !== undefined),
    0,
  )
  const texts = [id, scenario].map((text) => JSON.stringify(text))
  const isIn = (pieces: Map<string, unknown>) => texts.map((text) => JSON.stringify([...pieces]).includes(text))
  expect(isIn(publish())).toEqual([true, true])
  expect(isIn(publish(id))).toEqual([false, false])
})

test('publishing fails and names the slot when drafts leave it without a question', () => {
  const drafts = ['A', 'B', 'C'].map((form) => itemAt(ofForm('bias24', form), 0).id)
  expect(() => publish(...drafts)).toThrow(/^Every form of bias13, .*, bias24 is a draft: nothing can be asked there$/)
})

test('the schedule is published as it is', () => {
  expect(publish().get('schedule')).toEqual(SCHEDULE)
})

const INDEX = practiceIndex(BANK)
const byId = new Map(INDEX.map((entry) => [entry.id, entry]))

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
    for (const { id, twinOf } of scenarios) {
      if (twinOf !== undefined) expect(byId.get(id)?.labels, id).toBe(byId.get(twinOf)?.labels)
    }
  })

  test('takes less than 200 bytes a scenario before compression', () => {
    expect(JSON.stringify(INDEX).length / INDEX.length).toBeLessThan(200)
  })
})
