import { expect, test } from 'vitest'
import { conceptFile, conceptsMeant } from './concept-files.ts'

test.each(['straw-man', 'Straw Man', 'straw-man.ts', 'core/src/content/fallacies/straw-man.ts'])(
  '%s is a concept',
  (word) => {
    expect(conceptsMeant([word])).toEqual({ found: ['Straw Man'], unknown: [] })
  },
)

test('a misspelled name is said to be one, with the nearest there is', () => {
  expect(conceptsMeant(['strawmann'])).toEqual({
    found: [],
    unknown: ['There is no concept “strawmann”. Did you mean straw-man?'],
  })
  expect(conceptsMeant(['hindsigt-bias']).unknown[0]).toContain('hindsight-bias')
})

test('a part of a name means every concept that holds it, a whole name that one alone', () => {
  expect(conceptsMeant(['bandw']).found).toEqual(['Bandwagon', 'Bandwagon Effect'])
  expect(conceptsMeant(['bandwagon']).found).toEqual(['Bandwagon'])
})

test('no name means all of them, a folder its half', () => {
  expect(conceptsMeant([]).found).toHaveLength(48)
  expect(conceptsMeant(['biases']).found).toHaveLength(24)
  expect(conceptFile('Halo Effect')).toBe('biases/halo-effect.ts')
})
