import { expect, test } from 'vitest'
import { conceptFile, conceptsMeant } from './concept-files.ts'

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
  expect(conceptFile('halo-effect')).toBe('biases/halo-effect.ts')
})
