import { expect, test } from 'vitest'
import { entryInWords } from '../../src/content/authoring.ts'
import { decision, sampleConcept, sampleStudy, slotScenario } from '../sample-scenarios.ts'
import { conceptFile, conceptsMeant, scenarioSource, withDifficulty, withScenario } from './concept-files.ts'

test.each(['straw-man', 'Straw Man', 'straw-man.ts', 'core/src/content/fallacies/straw-man.ts'])(
  'the name %s finds a concept',
  (word) => {
    expect(conceptsMeant([word])).toEqual({ found: ['straw-man'], unknown: [] })
  },
)

test('a misspelled concept name is reported with the nearest real name', () => {
  expect(conceptsMeant(['strawmann'])).toEqual({
    found: [],
    unknown: ['There is no concept “strawmann”. Did you mean straw-man?'],
  })
  expect(conceptsMeant(['hindsigt-bias']).unknown[0]).toContain('hindsight-bias')
})

test('part of a name finds every concept that contains it, while a whole name finds only that one', () => {
  expect(conceptsMeant(['bandw']).found).toEqual(['bandwagon', 'bandwagon-effect'])
  expect(conceptsMeant(['bandwagon']).found).toEqual(['bandwagon'])
})

test('no name finds all concepts, and the name of a folder finds the concepts in it', () => {
  expect(conceptsMeant([]).found).toHaveLength(48)
  expect(conceptsMeant(['biases']).found).toHaveLength(24)
  expect(conceptFile('halo-effect').href).toMatch(/content\/biases\/halo-effect\.ts$/)
})

test('a new scenario is written at the end of its file’s list, with its quotes escaped', () => {
  const file = "export const scenarios = [\n  { id: 'one' },\n]\n"
  const written = withScenario(file, { ...slotScenario, scenario: "It's “fine”\\n." })
  expect(written.startsWith("export const scenarios = [\n  { id: 'one' },\n  { id: ")).toBe(true)
  expect(written.endsWith('},\n]\n')).toBe(true)
  expect(written).toContain(String.raw`'It\'s “fine”\\n.'`)
  expect(scenarioSource(slotScenario)).toContain(`form: 'A'`)
})

test('the lines of a chat stay lines in the file, and other white space becomes single spaces', () => {
  const source = scenarioSource({ ...slotScenario, genre: 'chat', scenario: 'Ana:  hi \n Ben: hi' })
  expect(source).toContain(String.raw`'Ana: hi\nBen: hi'`)
  expect(source).toContain(`genre: 'chat'`)
})

test('a decision is written with its tags and its deciding fact, and a label by the id of its concept; both read back unchanged', () => {
  const sources = [decision, slotScenario].map(scenarioSource)
  const scenarios = new Function(`return [${sources.join(' ')}]`)()
  expect(scenarios[1].options[0].label).toBe('straw-man')
  const { concept, study } = { concept: sampleConcept, study: sampleStudy }
  expect(entryInWords({ concept, study, scenarios }).scenarios).toEqual([decision, slotScenario])
})

test('changing the difficulty of one scenario leaves all others alone', () => {
  const file = `[${scenarioSource(slotScenario)} ${scenarioSource({ ...slotScenario, id: 'other' })}]`
  const changed = withDifficulty(file, 'other', 'hard')
  expect(changed.split("difficulty: 'easy'")).toHaveLength(2)
  expect(changed.indexOf("difficulty: 'hard'")).toBeGreaterThan(changed.indexOf("id: 'other'"))
  expect(() => withDifficulty(file, 'nobody', 'hard')).toThrow('Cannot set the difficulty of nobody')
})
