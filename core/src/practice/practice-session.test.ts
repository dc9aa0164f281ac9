import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConceptName } from '../concepts/concept-names.ts'
import {
  answerPractice,
  countPractice,
  drawPractice,
  isSound,
  moveOnInPractice,
  PRACTICE_LENGTH,
  type PracticeQuestion,
  startPractice,
} from './practice-session.ts'

/** Numbers from 0 up to 1, the same for the same seed. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const question = (fallacyType: ConceptName, id: string, twinOf?: string): PracticeQuestion => ({
  id,
  scenario: `Story ${id}.`,
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 2,
  fallacyType,
  explanation: 'Because.',
  difficulty: 'easy',
  decidingWords: ['Story'],
  ...(twinOf !== undefined && { twinOf }),
})
/** Three flawed scenarios, the first two with their sound twins. */
const concept = (name: ConceptName) => [
  question(name, `${name}-1`),
  question(name, `${name}-1-sound`, `${name}-1`),
  question(name, `${name}-2`),
  question(name, `${name}-2-sound`, `${name}-2`),
  question(name, `${name}-3`),
]
const own = concept('Straw Man')
const neighbours = [...concept('Ambiguity'), ...concept('Bandwagon'), ...concept('Anecdotal')]
const draw = (seed: number, seen: ReadonlyMap<string, number> = new Map()) =>
  drawPractice(own, neighbours, seen, seeded(seed))

describe('a draw', () => {
  test('is six questions, half of the concept, a third sound, and never a scenario with its twin', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.dictionary(fc.constantFrom(...[...own, ...neighbours].map(({ id }) => id)), fc.nat(5)),
        (seed, seen) => {
          const drawn = draw(seed, new Map(Object.entries(seen)))
          expect(new Set(drawn.map(({ id }) => id)).size).toBe(PRACTICE_LENGTH)
          expect(drawn.filter(({ fallacyType }) => fallacyType === 'Straw Man')).toHaveLength(3)
          expect(drawn.filter(isSound)).toHaveLength(2)
          const ids = drawn.map(({ id }) => id)
          expect(drawn.filter(({ twinOf }) => twinOf !== undefined && ids.includes(twinOf))).toEqual([])
        },
      ),
    )
  })

  test('takes what was seen least first', () => {
    const seen = new Map([...own, ...neighbours].map(({ id }) => [id, 1]))
    const unseen = ['Straw Man-2-sound', 'Straw Man-3', 'Bandwagon-1-sound', 'Ambiguity-2', 'Anecdotal-3']
    for (const id of unseen) seen.delete(id)
    for (let seed = 0; seed < 20; seed++) {
      expect(draw(seed, seen).map(({ id }) => id)).toEqual(expect.arrayContaining(unseen))
    }
  })

  test('asks different neighbours, and differs from time to time', () => {
    const draws = Array.from({ length: 20 }, (_, seed) => draw(seed))
    for (const drawn of draws) {
      const flawed = drawn.filter((each) => !isSound(each) && each.fallacyType !== 'Straw Man')
      expect(new Set(flawed.map(({ fallacyType }) => fallacyType)).size).toBe(2)
    }
    expect(new Set(draws.map((drawn) => JSON.stringify(drawn.map(({ id }) => id)))).size).toBeGreaterThan(5)
  })

  test('of a small pool is as long as the pool allows', () => {
    expect(drawPractice(own, [], new Map(), seeded(1))).toHaveLength(3)
    expect(drawPractice([], [], new Map(), seeded(1))).toEqual([])
  })
})

describe('a session', () => {
  const start = () => startPractice('p1', 'Straw Man', draw(7), seeded(7))

  test('begins unanswered, and its right options stay right', () => {
    const session = start()
    expect(session.userAnswers).toEqual([-1, -1, -1, -1, -1, -1])
    for (const { options, correctAnswer } of session.questions) expect(options[correctAnswer]).toBe('three')
  })

  test('an answer stands: it can neither be changed nor left out', () => {
    const session = start()
    expect(moveOnInPractice(session)).toBe(session)
    expect(answerPractice(session, 4)).toBe(session)
    const answered = answerPractice(session, 1)
    expect(answered.userAnswers[0]).toBe(1)
    expect(answerPractice(answered, 2)).toBe(answered)
    expect(moveOnInPractice(answered).position).toBe(1)
  })

  test('ends after its last question, and counts flaws found apart from sound reasoning left alone', () => {
    let session = start()
    for (const { correctAnswer, twinOf } of session.questions) {
      const option = twinOf === undefined ? correctAnswer : (correctAnswer + 1) % 4
      session = moveOnInPractice(answerPractice(session, option))
    }
    expect(session.position).toBe(PRACTICE_LENGTH)
    expect(moveOnInPractice(session)).toBe(session)
    expect(answerPractice(session, 0)).toBe(session)
    expect(countPractice(session)).toEqual({ flawed: { asked: 4, right: 4 }, sound: { asked: 2, right: 0 } })
  })
})
