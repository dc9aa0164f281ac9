import { expect, test } from 'vitest'
import { entryInWords } from '../src/content/authoring.ts'
import { decision, sampleConcept, sampleStudy, slotScenario } from './sample-scenarios.ts'
import { scenarioSource, withDifficulty, withScenario } from './scenario-source.ts'

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
