import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY } from '../activity/days.ts'
import type { ConfusedPair } from '../learning/confusions.ts'
import { seededRandom } from '../quiz/shuffle.ts'
import { BIASES, CONCEPTS, type ConceptId, FALLACIES } from '../vocabulary.ts'
import { type NextStepFacts, nextStep } from './next-step.ts'
import type { Unfinished } from './unfinished.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const NOTHING: NextStepFacts = {
  name: 'Maya',
  due: [],
  forToday: 12,
  ownSeconds: null,
  confusions: [],
  met: [],
  unfinished: [],
  now: NOW,
}
const step = (facts: Partial<NextStepFacts>) => nextStep({ ...NOTHING, ...facts }, seededRandom(1))

const due = (names: readonly ConceptId[], daysSince = 7, why: 'due' | 'sure and wrong' = 'due') =>
  names.map((concept) => ({ concept, why, daysSince, recall: 0.8 }))
const MIX_UP: ConfusedPair = {
  one: { was: 'false-cause', named: 'texas-sharpshooter', times: 3, of: 7 },
  other: { was: 'texas-sharpshooter', named: 'false-cause', times: 2, of: 5 },
  times: 5,
}
const SIX: readonly ConceptId[] = [...FALLACIES.slice(4, 8), 'anchoring', 'halo-effect']
const quiz: Unfinished = {
  ...{ id: 'a', kind: 'attempt', title: 'Advanced Quiz', answered: 30, position: 30, of: 48, leftAt: NOW - 2 * DAY },
}
const halfRound: Unfinished = {
  ...quiz,
  id: 'r',
  kind: 'round',
  title: 'Round',
  answered: 5,
  position: 5,
  of: 8,
  leftAt: NOW,
}

describe('the suggested next step', () => {
  test('is a first round for someone who has answered nothing', () => {
    expect(step({})).toMatchObject({
      action: 'first round',
      minutes: '7 to 8 minutes',
      title: 'Eight short arguments. Some of them may be fine.',
      why: 'Welcome, Maya. Decide which ones break, and where. You see why after every answer.',
      button: 'Play the first round',
      cellsLabel: 'Eight scenarios, none answered yet',
      aside: 'Leaving a good argument alone counts, too.',
      names: [],
      open: [],
    })
    expect(step({ name: null }).why).toMatch(/^Decide which/)
  })

  test('is a plain mixed round when the learner’s history could not be loaded', () => {
    const next = step({ met: null })
    expect(next).toMatchObject({
      action: 'round',
      title: 'Eight short arguments',
      why: 'What you’ve done so far couldn’t be loaded just now, so these are drawn from everything.',
      cellsLabel: expect.stringMatching(/^Eight scenarios: eight mixed;/),
    })
    expect(step({ met: null, due: due(SIX) }).title).toBe('Six due today')
    expect(step({ met: null, unfinished: [quiz] }).action).toBe('resume')
  })

  test('is a review of what is due, with the pair most often mixed up, described in counts', () => {
    const next = step({ due: due(SIX), confusions: [MIX_UP], met: [...FALLACIES, ...SIX], unfinished: [quiz] })
    expect(next).toMatchObject({
      action: 'round',
      minutes: '7 to 8 minutes',
      title: 'Six due today, and one pair to tell apart',
      why: 'False Cause and Texas Sharpshooter: you mixed them up 5 times in 12. Six more are due: you last met them about a week ago.',
      names: ['False Cause', 'Texas Sharpshooter'],
      button: 'Start the round',
      aside: '8 scenarios. You see why after each one.',
      open: [quiz],
      pair: ['false-cause', 'texas-sharpshooter'],
      cellsLabel: 'Eight scenarios: six due and two on the pair; six on fallacies and two on biases',
    })
    expect('cells' in next && next.cells.map(({ purpose }) => purpose)).toEqual([
      ...Array(6).fill('due'),
      'pair',
      'pair',
    ])
  })

  test('says how many of a long list the round covers, and how many were answered wrong while sure', () => {
    const long = [...due(FALLACIES.slice(0, 2), 1, 'sure and wrong'), ...due(FALLACIES.slice(2, 20), 12)]
    const next = step({ due: long, met: FALLACIES })
    expect(next.title).toBe('12 today, 8 more waiting')
    expect(next.why).toBe(
      'You last met them within the past two weeks. You were sure about two of these, and wrong. This round takes the eight most urgent.',
    )
    const withoutRoom = step({ due: due(FALLACIES.slice(4, 20), 1), confusions: [MIX_UP], met: FALLACIES })
    expect(withoutRoom).toMatchObject({
      why: 'You last met them yesterday. This round takes the eight most urgent.',
      names: [],
      pair: null,
    })
    const always = { ...MIX_UP, one: { ...MIX_UP.one, of: 1 }, other: { ...MIX_UP.other, of: 1 }, times: 2 }
    expect(step({ confusions: [always], met: FALLACIES }).why).toMatch(/you mixed them up both times\./)
    expect(step({ due: due(['anchoring'], 1, 'sure and wrong'), met: FALLACIES })).toMatchObject({
      title: 'One due today',
      why: 'You last met it yesterday. You were sure about it once, and wrong. Two are new and come with an example first.',
    })
  })

  test('mentions good arguments mixed up with a concept, without a question to tell them apart', () => {
    const sound: ConfusedPair = {
      one: { was: 'no-flaw', named: 'straw-man', times: 2, of: 9 },
      other: { was: 'straw-man', named: 'no-flaw', times: 0, of: 4 },
      times: 2,
    }
    expect(step({ confusions: [sound], met: CONCEPTS })).toMatchObject({
      title: 'One pair to tell apart',
      why: 'Straw Man and good arguments: you mixed them up twice.',
      pair: null,
    })
  })

  test('is an unfinished round first of all, and an unfinished quiz when nothing is due', () => {
    expect(step({ due: due(SIX), met: SIX, unfinished: [quiz, halfRound] })).toMatchObject({
      action: 'resume',
      minutes: '3 minutes',
      title: 'Your round is in progress: three to go',
      why: 'Question 6 of 8, left just now.',
      open: [quiz],
    })
    expect(step({ met: SIX, unfinished: [quiz] })).toMatchObject({
      action: 'resume',
      minutes: '14 minutes',
      title: 'Advanced Quiz, in progress',
      why: 'Question 31 of 48, left 2 days ago. Nothing is due today.',
      button: 'Resume',
      open: [],
    })
  })

  test('is the quiz left most recently, with the other unfinished ones listed beside it', () => {
    const older: Unfinished = { ...quiz, id: 'b', leftAt: NOW - 3 * DAY }
    expect(step({ unfinished: [quiz, older] })).toMatchObject({
      ...{ unfinished: { id: 'a' }, open: [{ id: 'b' }], names: [], aside: '' },
    })
  })

  test('is a round rather than an unfinished quiz when something is due or a pair is mixed up', () => {
    expect(step({ due: due(SIX), unfinished: [quiz] })).toMatchObject({ action: 'round', open: [quiz] })
    expect(step({ confusions: [MIX_UP], unfinished: [quiz] })).toMatchObject({ action: 'round', open: [quiz] })
  })

  test('does not mention due concepts with an unfinished round, or when they could not be loaded', () => {
    expect(step({ unfinished: [halfRound] }).why).toBe('Question 6 of 8, left just now.')
    expect(step({ due: null, unfinished: [quiz] })).toMatchObject({
      action: 'resume',
      why: 'Question 31 of 48, left 2 days ago.',
    })
    expect(step({ due: null, met: CONCEPTS }).why).toBe('You’ve met all 48, and a mixed round keeps your eye sharp.')
  })

  test('counts the due concepts beside the pair, without those the pair already covers', () => {
    expect(step({ due: due(['anchoring', 'false-cause']), confusions: [MIX_UP], met: CONCEPTS })).toMatchObject({
      title: 'Two due today, and one pair to tell apart',
      why: 'False Cause and Texas Sharpshooter: you mixed them up 5 times in 12. One more is due: you last met it about a week ago.',
    })
  })

  test('mentions no mistake made while sure to a learner who made none', () => {
    expect(step({ due: due(['anchoring']), met: CONCEPTS }).why).toBe('You last met it about a week ago.')
  })

  test('names only the kinds that the round asks', () => {
    const label = (names: readonly ConceptId[]) => {
      const next = step({ due: due(names), met: CONCEPTS })
      return 'cellsLabel' in next && next.cellsLabel
    }
    expect(label(BIASES.slice(0, 8))).toBe('Eight scenarios: eight due; eight on biases')
    expect(label(FALLACIES.slice(0, 8))).toBe('Eight scenarios: eight due; eight on fallacies')
  })

  test('introduces a single new concept in the singular', () => {
    expect(step({ met: CONCEPTS.slice(1) })).toMatchObject({
      title: 'Something new: Straw Man',
      why: 'Nothing is due today. It comes with an example first; the others you’ve met before.',
    })
    expect(step({ due: due(['anchoring']), met: CONCEPTS.slice(1) }).why).toBe(
      'You last met it about a week ago. One is new and comes with an example first.',
    )
  })

  test('introduces something new when nothing is due, and is a mixed round once every concept was met', () => {
    expect(step({ met: FALLACIES })).toMatchObject({
      title: 'Something new: Confirmation Bias and Anchoring',
      why: 'Nothing is due today. Each comes with an example first; the others you’ve met before.',
      names: ['Confirmation Bias', 'Anchoring'],
    })
    expect(step({ met: CONCEPTS })).toMatchObject({
      title: 'Eight from everything you’ve met',
      why: 'Nothing is due today. You’ve met all 48, and a mixed round keeps your eye sharp.',
    })
    expect(step({ met: BIASES.slice(0, 3) }).title).toBe('Something new: Straw Man and False Cause')
  })

  test('claims nothing about reviews when the list of them could not be loaded', () => {
    fc.assert(
      fc.property(fc.subarray([...CONCEPTS]), fc.boolean(), (met, isLeft) => {
        const { title, why } = step({ due: null, met, unfinished: isLeft ? [quiz] : [] })
        expect(`${title} ${why}`).not.toMatch(/\bdue\b/)
      }),
    )
  })

  test('always has a title, a reason, a button and at least a minute, and never a count of one in the plural', () => {
    const anything = fc.record({
      due: fc.option(fc.subarray([...CONCEPTS]).map((names) => due(names, 3))),
      met: fc.subarray([...CONCEPTS]),
      confusions: fc.constantFrom([], [MIX_UP]),
      unfinished: fc.constantFrom([], [quiz], [halfRound]),
    })
    fc.assert(
      fc.property(anything, (facts) => {
        const next = step(facts)
        expect(next.minutes).toMatch(/^[1-9].* minutes?$/)
        expect(next.button).not.toBe('')
        expect(next.why).toMatch(/^[A-Z].*\.$/)
        expect(next.why).not.toMatch(/\b(?:zero|undefined)\b|\bone more are\b|\bOne are\b/i)
        for (const name of next.names) expect(next.why + next.title).toContain(name)
      }),
    )
  })
})
