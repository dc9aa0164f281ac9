import { expect, test } from 'vitest'
import { recordFiles } from './reader-files.ts'
import type { ReaderFile } from './readings.ts'
import { slotScenario } from './sample-scenarios.ts'

const answer = { pick: 'Straw Man', sure: 80, also: null, hesitation: 2 }
const keyFile = (reader: string, votes: ReaderFile['votes']): ReaderFile => ({ reader, kind: 'key', votes })
const record = (...files: ReaderFile[]) => recordFiles({}, [slotScenario], files)

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
