import { expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import { practiceQuestions } from '../publishing/publish.ts'
import { areActs, withoutPeriod } from './acts.ts'

const QUESTIONS = BANK.flatMap(({ concept, scenarios }) => practiceQuestions(concept, scenarios))

test('the options of every decision are acts, and those of no other question are', () => {
  const misread = QUESTIONS.filter(({ kind, options }) => areActs(options) !== (kind === 'decide'))
  expect(misread.map(({ id }) => id)).toEqual([])
})

test('concepts as ids are no acts', () => {
  expect(areActs(['straw-man', 'ad-hominem', 'anecdotal', 'no-flaw'])).toBe(false)
})

test('an act within a sentence loses its last period alone, and a label nothing', () => {
  expect(withoutPeriod('Ask Dr. Mora first.')).toBe('Ask Dr. Mora first')
  expect(withoutPeriod('Straw Man')).toBe('Straw Man')
})
