import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import { practiceIndex } from '../publishing/publish.ts'
import { itemAt, required } from '../required.ts'
import { someRoundItem } from '../rules.fixture.ts'
import {
  decodeRoundLink,
  encodeRoundLink,
  itemsOfLink,
  LINK_PROBLEMS,
  roundShareText,
  scenarioCode,
  sentRound,
} from './round-link.ts'

const INDEX = practiceIndex(BANK)
const EIGHT = INDEX.slice(0, 8).map(({ id }) => id)
const RESULTS = [true, true, false, true, true, false, true, true]

describe('a link to a round for a friend', () => {
  test('reads back as the same round and results, for every round and every row of results', () => {
    const rounds = fc.constantFrom(3, 8, 15).chain((length) =>
      fc.record({
        scenarioIds: fc.shuffledSubarray(
          INDEX.map(({ id }) => id),
          { minLength: length, maxLength: length },
        ),
        results: fc.array(fc.boolean(), { minLength: length, maxLength: length }),
      }),
    )
    fc.assert(
      fc.property(rounds, (round) => {
        const link = encodeRoundLink(round)
        expect(link).toMatch(/[A-Za-z0-9]$/)
        expect(decodeRoundLink(link, INDEX)).toEqual({ ok: true, round })
      }),
    )
  })

  test('is short, and safe in an address without escapes', () => {
    const link = encodeRoundLink({ scenarioIds: EIGHT, results: RESULTS })
    expect(link).toMatch(/^[\w-]{39}0?$/)
  })

  test('means the same in years to come, as one made on November 21, 2026 shows', () => {
    const scenarioIds = ['straw-man-stone-bridge', 'anchoring-stage-carpenter', 'ad-hominem-range']
    expect(encodeRoundLink({ scenarioIds, results: [true, false, true] })).toBe('1GWiWnkJST71FFmFiO')
  })

  test('has a code of its own for every scenario of the bank', () => {
    const ids = BANK.flatMap(({ scenarios }) => scenarios.map(({ id }) => id))
    expect(new Set(ids.map(scenarioCode)).size).toBe(ids.length)
  })

  test('is refused with a message if a character was lost or changed', () => {
    const link = encodeRoundLink({ scenarioIds: EIGHT, results: RESULTS })
    const other = (character: string) => (character === 'A' ? 'B' : 'A')
    const changed = [...link].map((character, at) => link.slice(0, at) + other(character) + link.slice(at + 1))
    for (const damaged of ['', 'A', link.slice(1), link.slice(0, -1), 'é'.repeat(39), ...changed]) {
      expect(decodeRoundLink(damaged, INDEX), damaged).toEqual({ ok: false, problem: 'damaged' })
    }
    const content = link.slice(0, -5)
    expect(decodeRoundLink(content + scenarioCode(content), INDEX)).toEqual({ ok: false, problem: 'damaged' })
    expect(LINK_PROBLEMS.damaged).toContain('ask for it again')
  })

  test('is read although something follows it, and if it was made before links ended in a letter or digit', () => {
    const endsInPunctuation = INDEX.map(({ id }, at) => [...INDEX.slice(at + 1, at + 3).map((each) => each.id), id])
      .filter(({ length }) => length === 3)
      .map((scenarioIds) => ({ scenarioIds, results: [true, false, true] }))
      .filter((round) => /[_-]0$/.test(encodeRoundLink(round)))
    expect(endsInPunctuation.length).toBeGreaterThan(3)
    for (const round of endsInPunctuation) {
      const link = encodeRoundLink(round)
      for (const pasted of [link, `${link}.`, link.slice(0, -1), `${link.slice(0, -1)})`, link.slice(0, -2)]) {
        expect(decodeRoundLink(pasted, INDEX), pasted).toEqual({ ok: true, round })
      }
    }
  })

  test('is refused if it names a quiz scenario, an unknown scenario, or the same one twice', () => {
    const scenarios = BANK.flatMap((entry) => entry.scenarios)
    const slot = required(
      scenarios.find((scenario) => scenario.slot !== undefined),
      'a scenario in a slot',
    )
    const linkTo = (id: string) => encodeRoundLink({ scenarioIds: [...EIGHT.slice(1), id], results: RESULTS })
    expect(decodeRoundLink(linkTo(slot.id), INDEX)).toEqual({ ok: false, problem: 'unknown' })
    expect(decodeRoundLink(linkTo('never-written'), INDEX)).toEqual({ ok: false, problem: 'unknown' })
    expect(decodeRoundLink(linkTo(itemAt(EIGHT, 1)), INDEX)).toEqual({ ok: false, problem: 'damaged' })
  })

  test('carries the scenarios and which answers were right, and is played in the same order', () => {
    const items = EIGHT.map((id) => someRoundItem({ id }))
    const answers = RESULTS.map((isRight) => ({ option: isRight ? 0 : 1, sureness: null, sentence: null, at: 0 }))
    const sent = sentRound({ items, answers })
    expect(sent).toEqual({ scenarioIds: EIGHT, results: RESULTS })
    expect(itemsOfLink(sent, INDEX).map(({ scenarioId, isNew }) => [scenarioId, isNew])).toEqual(
      EIGHT.map((id) => [id, false]),
    )
  })

  test('can only be made of a whole round', () => {
    expect(() => encodeRoundLink({ scenarioIds: EIGHT, results: [true] })).toThrow('3, 8 or 15')
    expect(() => encodeRoundLink({ scenarioIds: EIGHT.slice(1), results: RESULTS.slice(1) })).toThrow('3, 8 or 15')
  })
})

test('an item without an answer is sent as not right, and a scenario that no longer exists is skipped', () => {
  const items = [someRoundItem({ id: 'one' }), someRoundItem({ id: 'two' })]
  const answers = [{ option: 0, sureness: null, sentence: null, at: 0 }]
  expect(sentRound({ items, answers })).toEqual({ scenarioIds: ['one', 'two'], results: [true, false] })
  const { id, concept } = itemAt(INDEX, 3)
  expect(itemsOfLink({ scenarioIds: [id, 'gone'] }, INDEX)).toEqual([
    { scenarioId: id, concept, purpose: 'mixed', isNew: false },
  ])
})

test('the extra scenario that “Try another” puts into a round is not part of its link', () => {
  const items = [someRoundItem({ id: 'one' }), { ...someRoundItem({ id: 'more' }), isExtra: true as const }]
  const answers = [0, 1].map((option) => ({ option, sureness: null, sentence: null, at: 0 }))
  expect(sentRound({ items, answers })).toEqual({ scenarioIds: ['one'], results: [true] })
})

test('the text that goes with a link says how the round went, one square for each argument', () => {
  expect(roundShareText([true, false, true], 'https://thinktwice.example/?round=with')).toBe(
    'I got 2 of 3 in a round of Think Twice.\n🟦⬜🟦\nYour turn: https://thinktwice.example/?round=with',
  )
})
