import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_FLAW_LABELS } from '../concepts/concept-names.ts'
import { seededRandom } from '../quiz/shuffle.ts'
import { itemAt, required } from '../required.ts'
import { someRoundItem } from '../rules.fixture.ts'
import {
  answeredItems,
  askOneMore,
  chooseOption,
  leaveExample,
  moveOn,
  positionOf,
  type Round,
  type RoundAnswer,
  type RoundItem,
  type RoundStep,
  saySureness,
  shownItem,
  startRound,
  tapSentence,
  USUAL_SETTINGS,
} from './round.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const start = (items: readonly RoundItem[], settings = USUAL_SETTINGS) =>
  startRound('r1', items, seededRandom(5), settings)
/** The place of an option among those of the item on the screen. */
const optionAt = (round: Round, text: string) =>
  required(shownItem(round), 'an item on the screen').question.options.indexOf(text)
const choose = (round: Round, text: string) => chooseOption(round, optionAt(round, text), NOW)

/** Whatever can be pressed in a round, and what it presses. */
const STEPS = {
  choose: (which: number) => (round: Round) => chooseOption(round, which, NOW),
  'be sure': () => (round: Round) => saySureness(round, 'fairly', NOW),
  tap: (which: number) => (round: Round) => tapSentence(round, which),
  'go on': () => moveOn,
  'leave the example': () => leaveExample,
}
const STEP_NAMES = ['choose', 'be sure', 'tap', 'go on', 'leave the example'] as const

describe('a round', () => {
  test('reveals the answer only after the learner says how sure they are, and allows changes until then', () => {
    const chosen = choose(choose(start([someRoundItem()]), 'Anecdotal'), 'False Cause')
    expect(chosen.state).toBe('choosing')
    expect(chosen.answers).toEqual([])

    const said = saySureness(chosen, 'fairly', NOW)
    expect(said.state).toBe('locating')
    expect(said.answers).toEqual([
      { option: optionAt(chosen, 'False Cause'), sureness: 'fairly', sentence: null, at: NOW },
    ])
    expect(choose(said, 'Anecdotal')).toBe(said)
    expect(saySureness(said, 'sure', NOW)).toBe(said)
  })

  test('ignores a sureness before a choice, and reveals upon choosing when sureness is switched off', () => {
    const fresh = start([someRoundItem()])
    expect(saySureness(fresh, 'sure', NOW)).toBe(fresh)
    const unsure = choose(start([someRoundItem()], { ...USUAL_SETTINGS, asksSureness: false }), 'Anecdotal')
    expect(unsure.state).toBe('locating')
    expect(itemAt(unsure.answers, 0).sureness).toBeNull()
  })

  test('asks for the flawed sentence only after a flaw was named, even on sound items, unless switched off', () => {
    const stateAfter = (item: RoundItem, text: string, settings = USUAL_SETTINGS) =>
      saySureness(choose(start([item], settings), text), 'sure', NOW).state
    expect(stateAfter(someRoundItem(), 'Anecdotal')).toBe('locating')
    expect(stateAfter(someRoundItem(), NO_FLAW_LABELS.fallacy)).toBe('explained')
    expect(stateAfter(someRoundItem({ kind: 'sound' }), 'False Cause')).toBe('locating')
    expect(stateAfter(someRoundItem({ kind: 'decide' }), 'Wait.')).toBe('explained')
    expect(stateAfter(someRoundItem(), 'False Cause', { ...USUAL_SETTINGS, asksSentence: false })).toBe('explained')
  })

  test('keeps the tapped sentence, or none when skipped, and ignores a sentence that does not exist', () => {
    const locating = saySureness(choose(start([someRoundItem()]), 'Anecdotal'), 'sure', NOW)
    expect(tapSentence(locating, 3)).toBe(locating)
    expect(itemAt(tapSentence(locating, 1).answers, 0).sentence).toBe(1)
    expect(tapSentence(locating, null)).toMatchObject({ state: 'explained', answers: [{ sentence: null }] })
  })

  test('shows the example of a new concept first, moves on after each verdict, and ends', () => {
    let round = start([someRoundItem(), someRoundItem({ id: 'second' }, true)])
    expect(moveOn(round)).toBe(round)
    round = moveOn(tapSentence(saySureness(choose(round, 'Anecdotal'), 'sure', NOW), 0))
    expect([round.state, positionOf(round)]).toEqual(['introducing', 1])
    expect(choose(round, 'Anecdotal')).toBe(round)
    round = saySureness(choose(leaveExample(round), NO_FLAW_LABELS.fallacy), 'guess', NOW)
    expect([round.state, positionOf(round)]).toEqual(['explained', 1])
    expect(leaveExample(round)).toBe(round)
    expect(answeredItems(round).map(({ index, item, answer }) => [index, item.question.id, answer.sureness])).toEqual([
      [0, 'false-cause-bakery', 'sure'],
      [1, 'second', 'guess'],
    ])
    round = moveOn(round)
    expect([round.state, positionOf(round), shownItem(round)]).toEqual(['ended', 2, null])
  })

  test('is over at once when it is empty', () => {
    expect(start([]).state).toBe('ended')
  })

  test('can be saved as JSON at any point and continues as if it had not been', () => {
    const taps = fc.array(fc.record({ what: fc.constantFrom(...STEP_NAMES), which: fc.integer({ min: 0, max: 5 }) }))
    fc.assert(
      fc.property(taps, fc.boolean(), fc.boolean(), (steps, asksSureness, asksSentence) => {
        const items = [someRoundItem(), someRoundItem({ kind: 'sound' }, true), someRoundItem({ kind: 'decide' })]
        let round = start(items, { asksSureness, asksSentence })
        for (const { what, which } of steps) {
          const kept: Round = JSON.parse(JSON.stringify(round))
          const step = STEPS[what](which)
          const after = step(round)
          expect(step(kept)).toEqual(after)
          // Answers only ever come, one after another; only the last one may still get its sentence.
          expect(after.answers.slice(0, -1)).toEqual(round.answers.slice(0, after.answers.length - 1))
          expect(after.answers.length).toBeGreaterThanOrEqual(round.answers.length)
          round = after
        }
      }),
    )
  })
})

describe('an extra scenario in a round', () => {
  const explained = (round: Round, text: string) => tapSentence(saySureness(choose(round, text), 'sure', NOW), null)

  test('comes right after the verdict, while everything else keeps its order', () => {
    const items = [someRoundItem(), someRoundItem({ id: 'second' })]
    const more = askOneMore(explained(start(items), 'Anecdotal'), someRoundItem({ id: 'extra' }), seededRandom(1))
    expect(more.items.map(({ question, isExtra }) => [question.id, isExtra === true])).toEqual([
      ['false-cause-bakery', false],
      ['extra', true],
      ['second', false],
    ])
    expect(shownItem(moveOn(more))?.question.id).toBe('extra')
  })

  test('can be added only at a verdict', () => {
    const fresh = start([someRoundItem()])
    expect(askOneMore(fresh, someRoundItem({ id: 'extra' }), seededRandom(1))).toBe(fresh)
  })
})

const ITEMS = [someRoundItem({ id: 'first' }), someRoundItem({ id: 'second' })]
const ANSWER: RoundAnswer = { option: 0, sureness: 'sure', sentence: null, at: 0 }
const roundAt = (step: RoundStep, ...answers: RoundAnswer[]) => ({
  ...step,
  ...{ id: 'r1', settings: USUAL_SETTINGS, items: ITEMS, answers },
})

test.each([
  [roundAt({ state: 'introducing' }), 0, 'first'],
  [roundAt({ state: 'choosing', option: null }), 0, 'first'],
  [roundAt({ state: 'locating' }, ANSWER), 0, 'first'],
  [roundAt({ state: 'explained' }, ANSWER), 0, 'first'],
  [roundAt({ state: 'choosing', option: 1 }, ANSWER), 1, 'second'],
  [roundAt({ state: 'ended' }, ANSWER, ANSWER), 2, undefined],
])('an answered item stays on the screen until the learner moves on (%#)', (round, position, id) => {
  expect(positionOf(round)).toBe(position)
  expect(shownItem(round)?.question.id).toBe(id)
})
