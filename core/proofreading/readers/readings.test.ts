import { expect, test } from 'vitest'
import { itemAt, required } from '../../src/required.ts'
import { invalid, practiceScenario, slotScenario, soundTwin } from '../sample-scenarios.ts'
import { sheetMap, sheetQuestions } from './reading-sheet.ts'
import { type ReaderFile, recordFiles } from './readings.ts'
import { verdictOn } from './verdicts.ts'
import { scenarioHash } from './votes.ts'

const scenarios = [slotScenario, practiceScenario, soundTwin]
const answer = { pick: 'Straw Man', sure: 80, also: null, hesitation: 2 }
const keyFile = (reader: string, votes: ReaderFile['votes']): ReaderFile => ({ reader, kind: 'key', votes })
const record = (...files: ReaderFile[]) => recordFiles({}, scenarios, files)

test('a second answer from the same reader replaces the first', () => {
  const { votes } = record(
    keyFile('ann', { [slotScenario.id]: { ...answer, pick: 'Bandwagon' } }),
    keyFile('ann', { [slotScenario.id]: answer }),
  )
  expect(votes[slotScenario.id]?.votes).toEqual([{ reader: 'ann', ...answer }])
})

test('guesses from the options alone and verdicts on the sound are kept beside the votes', () => {
  const { votes } = record(
    { reader: 'ann', kind: 'options', votes: { [slotScenario.id]: 'Bandwagon' } },
    { reader: 'eve', kind: 'ear', votes: { [slotScenario.id]: { verdict: 'edit', note: 'stiff' } } },
  )
  expect(votes[slotScenario.id]?.optionsOnly?.picks).toEqual([{ reader: 'ann', pick: 'Bandwagon' }])
  expect(votes[slotScenario.id]?.ear?.readings).toEqual([{ reader: 'eve', verdict: 'edit', note: 'stiff' }])
})

test.each([
  ['an unknown option', { ...answer, pick: 'Nonsense' }, 'picks “Nonsense”'],
  ['an unknown second', { ...answer, also: 'Nonsense' }, 'defends “Nonsense”'],
  ['more than 100% sureness', { ...answer, sure: 101 }, '101 sure'],
  ['an unknown hesitation', { ...answer, hesitation: 4 }, 'hesitation 4'],
  ['nothing in it', null, 'picks'],
])('an answer with %s is refused with a reason', (_, said, problem) => {
  const { problems, recorded } = record(keyFile('ann', { [slotScenario.id]: said }))
  expect(recorded).toBe(0)
  expect(problems[0]).toContain(problem)
})

test('the answers of three readers make a scenario pass, and each answer carries its reader’s name', () => {
  const files = ['ann', 'ben', 'cai'].map((reader) => keyFile(reader, { [slotScenario.id]: answer }))
  const { votes, recorded, problems } = record(...files)
  expect([recorded, problems]).toEqual([3, []])
  expect(votes[slotScenario.id]).toMatchObject({ hash: scenarioHash(slotScenario), read: slotScenario.scenario })
  expect(votes[slotScenario.id]?.votes[0]).toEqual({ reader: 'ann', ...answer })
  expect(verdictOn(slotScenario, votes)).toBe('passed')
})

test('the first vote on a changed story discards the votes on the old one', () => {
  const { votes } = record(keyFile('ann', { [slotScenario.id]: answer }))
  const changed = { ...slotScenario, scenario: 'Another story.' }
  const carried = {
    ...votes,
    [slotScenario.id]: { ...required(votes[slotScenario.id], 'its votes'), carried: { hash: 'x', reason: 'y' } },
  }
  const { votes: after } = recordFiles(carried, [changed], [keyFile('ben', { [slotScenario.id]: answer })])
  expect(after[slotScenario.id]).toEqual({
    hash: scenarioHash(changed),
    read: 'Another story.',
    votes: [{ reader: 'ben', ...answer }],
  })
})

test('an unknown scenario, kind, verdict, or reader is refused, and so is a file without votes', () => {
  expect(record(keyFile('ann', { nobody: answer })).problems).toEqual(['ann: there is no scenario nobody'])
  expect(record({ reader: 'ann', kind: invalid('nose'), votes: {} }).problems).toEqual(['ann: kind nose is unknown'])
  expect(record(keyFile('', {})).problems).toEqual(['a reader has no name'])
  expect(record(keyFile('ann', invalid(null))).problems).toEqual(['ann: the file has no votes'])
  const ear = record({ reader: 'eve', kind: 'ear', votes: { [slotScenario.id]: { verdict: 'sing' } } })
  expect(ear.problems[0]).toContain('says “sing”')
})

test('the map of a sheet turns its numbers and letters back into ids and texts', () => {
  const questions = sheetQuestions([], [slotScenario], () => 0)
  const map = sheetMap('key-1-1-of-1', 'key', questions)
  const right = itemAt(questions, 0).options.findIndex((option) => option.right)
  const letter = itemAt('ABCD', right).toLowerCase()
  const file = keyFile('ann', { 1: { ...answer, pick: letter, also: 'Bandwagon' } })
  expect(recordFiles({}, scenarios, [file], map).votes[slotScenario.id]?.votes[0]).toMatchObject({
    pick: 'Straw Man',
    also: 'Bandwagon',
  })
  expect(recordFiles({}, scenarios, [keyFile('ann', { 2: answer })], map).problems[0]).toContain('no question 2')
  expect(recordFiles({}, scenarios, [{ ...file, kind: 'options' }], map).problems[0]).toContain('sheet for key')
  expect(recordFiles({}, scenarios, [{ ...file, sheet: 'key-2-1-of-1' }], map).problems[0]).toContain('key-2-1-of-1')
  const guessed: ReaderFile = { reader: 'ann', kind: 'options', votes: { 1: letter } }
  const ofOptions = sheetMap('options-1-1-of-1', 'options', questions)
  expect(recordFiles({}, scenarios, [guessed], ofOptions).votes[slotScenario.id]?.optionsOnly?.picks).toEqual([
    { reader: 'ann', pick: 'Straw Man' },
  ])
  const changed = [{ ...slotScenario, scenario: 'Another story.' }]
  expect(recordFiles({}, changed, [file], map)).toMatchObject({ recorded: 0, stale: [slotScenario.id], problems: [] })
})
