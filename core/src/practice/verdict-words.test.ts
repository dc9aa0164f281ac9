import { expect, test } from 'vitest'
import { someRoundItem } from '../testing.ts'
import { verdictWords } from './round-answers.ts'

const flawed = someRoundItem().question
const sound = someRoundItem({ kind: 'sound', twinOf: 'flawed-one' }).question
const decide = someRoundItem({ kind: 'decide', concept: 'loss-aversion' }).question

test('the verdict names the flaw, and tells a wrong name apart from an overlooked flaw', () => {
  expect(verdictWords(flawed, 0)).toMatchObject({ isRight: true, rest: '', headline: 'False Cause', ink: 'fallacy' })
  expect(verdictWords(flawed, 1)).toMatchObject({ isRight: false, rest: 'There’s a flaw, but not that one.' })
  expect(verdictWords(flawed, 3)).toMatchObject({ isRight: false, rest: 'There’s a fallacy in it.' })
})

test('the verdict mentions the tapped sentence only if the name was right', () => {
  expect(verdictWords(flawed, 0, true).rest).toBe('You marked the right sentence, too.')
  expect(verdictWords(flawed, 0, false).rest).toBe('Right flaw, wrong sentence.')
  expect(verdictWords(flawed, 1, true).rest).toBe('There’s a flaw, but not that one.')
})

test('the verdict on a good argument says what it resembles, and never praises a wrong choice', () => {
  expect(verdictWords(sound, 0)).toEqual({
    isRight: true,
    rest: 'A good argument, and you let it stand.',
    headline: 'No fallacy here',
    ink: 'sound',
    looksLike: 'It only looks like False Cause.',
  })
  expect(verdictWords(sound, 1)).toMatchObject({ isRight: false, rest: 'The argument is sound.' })
})

test('the verdict on a decision names the bias that pulls at it, if there is one to resist', () => {
  expect(verdictWords(decide, 0)).toMatchObject({ headline: 'Loss Aversion', ink: 'bias', looksLike: null })
  expect(verdictWords(decide, 0).rest).toBe('You made the best choice.')
  expect(verdictWords(decide, 2).rest).toBe('There’s a better choice.')
  expect(verdictWords({ ...decide, twinOf: 'other' }, 0)).toMatchObject({
    headline: 'No bias here',
    ink: 'sound',
    looksLike: 'It only looks like Loss Aversion.',
  })
})
