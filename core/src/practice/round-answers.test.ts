import { describe, expect, test } from 'vitest'
import { NO_FLAW_LABELS } from '../concepts/concept-names.ts'
import { seededRandom } from '../quiz/shuffle.ts'
import { someRoundItem } from '../rules.fixture.ts'
import { chooseOption, type Round, type RoundItem, saySureness, startRound, tapSentence } from './round.ts'
import { inkOf, isSoundItem, mixedUpNow, progressOf, roundItems, tappedPart, verdictWords } from './round-answers.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

describe('an answer of a round as it is saved', () => {
  const answer = { option: 0, sureness: 'sure', sentence: 1, at: NOW } as const

  test('carries scenario, choice, sureness, and time, and says if the argument was sound', () => {
    const sound = someRoundItem({ kind: 'sound' })
    expect(progressOf(sound, answer)).toEqual({
      ...{ itemId: 'False Cause', categoryType: 'logical-fallacies', isCorrect: true, kind: 'sound' },
      ...{ scenario: 'false-cause-bakery', choice: 'no-flaw', sureness: 'sure', at: NOW },
    })
    expect(progressOf(someRoundItem(), { ...answer, option: 1 })).toMatchObject({
      ...{ isCorrect: false, choice: 'texas-sharpshooter', kind: 'flawed' },
    })
    expect(progressOf(someRoundItem({ kind: 'decide' }), { ...answer, sureness: null })).toEqual({
      ...{ itemId: 'False Cause', categoryType: 'logical-fallacies', isCorrect: true, kind: 'flawed' },
      ...{ scenario: 'false-cause-bakery', at: NOW },
    })
  })

  test('tells the part of the tapped sentence only if the argument is flawed and a sentence was tapped', () => {
    const tapped = (sentence: number | null) => tappedPart(someRoundItem(), { sentence })
    expect([tapped(0), tapped(1), tapped(null), tapped(9)]).toEqual(['neither', 'breaks', null, 'neither'])
    expect(tappedPart(someRoundItem({ kind: 'sound' }), { sentence: 1 })).toBeNull()
  })
})

describe('the names that the latest answer mixed up', () => {
  const start = (item: RoundItem) => startRound('r1', [item], seededRandom(5))
  const answer = (round: Round, text: string) => {
    const option = round.items.flatMap(({ question }) => question.options).indexOf(text)
    return saySureness(chooseOption(round, option, NOW), 'sure', NOW)
  }
  const mixedUp = (item: RoundItem, text: string) => mixedUpNow(tapSentence(answer(start(item), text), null))

  test('are the right name and the one that was chosen; after a right answer there are none', () => {
    expect(mixedUp(someRoundItem(), 'Anecdotal')).toEqual({ was: 'false-cause', named: 'anecdotal' })
    expect(mixedUp(someRoundItem(), NO_FLAW_LABELS.fallacy)).toEqual({ was: 'false-cause', named: 'no-flaw' })
    expect(mixedUp(someRoundItem(), 'False Cause')).toBeNull()
    const options = ['Anchoring', 'Halo Effect', 'Loss Aversion', NO_FLAW_LABELS.bias]
    const bias = someRoundItem({ concept: 'anchoring', options })
    expect(mixedUp(bias, NO_FLAW_LABELS.bias)).toEqual({ was: 'anchoring', named: 'no-flaw' })
  })

  test('are unknown before the verdict, and when one of the two is not a name', () => {
    const fresh = start(someRoundItem())
    expect(mixedUpNow(fresh)).toBeNull()
    expect(mixedUpNow(answer(fresh, 'Anecdotal'))).toBeNull()
    expect(mixedUp(someRoundItem({ kind: 'decide' }), 'Wait.')).toBeNull()
    const options = ['False Cause', 'Galaxy Brain', 'Anecdotal', NO_FLAW_LABELS.fallacy]
    expect(mixedUp(someRoundItem({ options }), 'Galaxy Brain')).toBeNull()
    expect(mixedUp(someRoundItem({ options, correctAnswer: 1 }), 'Anecdotal')).toBeNull()
  })
})

test('questions that are no longer published are left out of a round', () => {
  const drawn = { concept: 'false-cause', purpose: 'due', isNew: true } as const
  const { question } = someRoundItem()
  const items = roundItems(
    [
      { scenarioId: 'gone', ...drawn },
      { scenarioId: question.id, ...drawn },
    ],
    [question],
  )
  expect(items).toEqual([{ question, purpose: 'due', isNew: true }])
  expect(roundItems([{ scenarioId: question.id, ...drawn, isRepeat: true }], [question])).toMatchObject([
    { isRepeat: true },
  ])
})

test.each([
  [{ kind: 'spot' }, 'fallacy', false],
  [{ kind: 'spot', concept: 'anchoring' }, 'bias', false],
  [{ kind: 'decide', concept: 'anchoring' }, 'bias', false],
  [{ kind: 'decide', concept: 'anchoring', twinOf: 'anchoring-decide' }, 'sound', false],
  [{ kind: 'sound' }, 'sound', true],
] as const)('an item with %j is marked in the ink %s, and is a sound argument: %s', (given, look, isSound) => {
  expect(inkOf(someRoundItem(given).question)).toBe(look)
  expect(isSoundItem(someRoundItem(given))).toBe(isSound)
})

const flawed = someRoundItem().question
const sound = someRoundItem({ kind: 'sound', twinOf: 'flawed-one' }).question
const decide = someRoundItem({ kind: 'decide', concept: 'loss-aversion' }).question

test('the verdict names the flaw, and tells a wrong name apart from an overlooked flaw', () => {
  expect(verdictWords(flawed, 0)).toMatchObject({ isRight: true, rest: '', headline: 'False Cause', about: null })
  expect(verdictWords(flawed, 1)).toMatchObject({ isRight: false, rest: 'There’s a flaw, but not that one.' })
  expect(verdictWords(flawed, 3)).toMatchObject({ isRight: false, rest: 'There’s a fallacy in it.' })
})

test('the verdict mentions the tapped sentence only if the name was right', () => {
  expect(verdictWords(flawed, 0, 'breaks').rest).toBe('You marked the right sentence, too.')
  expect(verdictWords(flawed, 0, 'neither').rest).toBe('Right flaw, wrong sentence.')
  expect(verdictWords(flawed, 0, 'gives it away').rest).toBe('')
  expect(verdictWords(flawed, 1, 'breaks').rest).toBe('There’s a flaw, but not that one.')
})

test('the verdict on a good argument says what it resembles, and never praises a wrong choice', () => {
  expect(verdictWords(sound, 0)).toEqual({
    isRight: true,
    rest: 'A good argument, and you let it stand.',
    headline: 'No fallacy here',
    about: 'It only looks like False Cause.',
  })
  expect(verdictWords(sound, 1)).toMatchObject({ isRight: false, rest: 'The argument is sound.' })
})

test('the verdict on a decision is headed by the best choice, and says what it resists or only looks like', () => {
  const [best = '', , other = ''] = decide.options
  expect(best).not.toBe(other)
  expect(verdictWords(decide, 0)).toEqual({
    isRight: true,
    rest: 'You made the best choice.',
    headline: best,
    about: 'The bias to resist here is Loss Aversion.',
  })
  expect(verdictWords(decide, 2)).toMatchObject({ rest: 'There’s a better choice.', headline: best })
  expect(verdictWords({ ...decide, twinOf: 'other' }, 0)).toMatchObject({
    headline: best,
    about: 'It only looks like Loss Aversion.',
  })
})

test('a question about a label that is not in the catalog is marked like a fallacy', () => {
  expect(inkOf({ concept: 'Galaxy Brain' })).toBe('fallacy')
})
