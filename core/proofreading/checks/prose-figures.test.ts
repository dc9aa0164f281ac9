import { expect, test } from 'vitest'
import type { Scenario } from '../../src/content/authoring.ts'
import { required } from '../../src/required.ts'
import { copies, practiceScenario } from '../sample-scenarios.ts'
import { proseChecks } from './prose-figures.ts'

/** The check whose name begins so, over ten scenarios that read like this. */
function checked(name: string, changes: Partial<Scenario>) {
  const checks = proseChecks(copies(practiceScenario, 10, () => changes))
  return required(
    checks.find((check) => check.name.startsWith(name)),
    name,
  )
}

const words = (count: number) => `${'word '.repeat(count - 1)}word.`

test('too few short scenarios are reported', () => {
  expect(checked('scenarios under', { scenario: words(44) }).ok).toBe(true)
  expect(checked('scenarios under', { scenario: words(45) }).ok).toBe(false)
})

test('too few long scenarios are reported', () => {
  expect(checked('scenarios over', { scenario: words(96) }).ok).toBe(true)
  expect(checked('scenarios over', { scenario: words(95) }).ok).toBe(false)
})

test('a decision’s question does not count as one of its sentences', () => {
  const asked = { kind: 'decide', scenario: `${words(14)}\n\nWhat do you do?` } as const
  expect(checked('words a sentence', asked).figure).toBe('median 14.0')
  expect(checked('words a sentence', { ...asked, kind: 'spot' }).figure).toBe('median 9.0')
})

test('chopped and overlong sentences are reported, except in chats', () => {
  const chopped = 'He sits down here. Now she looks up. '.repeat(5)
  expect(checked('words a sentence', { scenario: chopped })).toMatchObject({ ok: false })
  expect(checked('words a sentence', { scenario: chopped }).notes[0]).toBe('straw-man-book-0: 4.0, chopped')
  expect(checked('words a sentence', { scenario: words(17) }).ok).toBe(false)
  expect(checked('words a sentence', { scenario: words(14) }).ok).toBe(true)
  expect(checked('words a sentence', { scenario: chopped, genre: 'chat' }).notes).toEqual([])
})

test('three short sentences in a row are reported, except in ads', () => {
  const telegram = `${words(20)} He sat. She left. Nobody spoke.`
  expect(checked('three sentences', { scenario: telegram })).toMatchObject({ ok: false })
  expect(checked('three sentences', { scenario: telegram, genre: 'ad' }).ok).toBe(true)
  expect(checked('three sentences', { scenario: `He sat. She left. ${words(20)} Nobody spoke.` }).ok).toBe(true)
})

test('prose that is too simple or too difficult is reported', () => {
  expect(checked('reading grade', { scenario: 'The cat sat. The dog ran.' }).ok).toBe(false)
  expect(checked('reading grade', { scenario: `${'Considerable institutional opposition '.repeat(5)}.` }).ok).toBe(
    false,
  )
})

test('deciding words that usually come last are reported', () => {
  const late = checked('deciding words', { scenario: `${words(30)} the end`, decidingWords: ['the end'] })
  expect(late).toMatchObject({ ok: false, figure: '10 of 10, 100%' })
  expect(checked('deciding words', { scenario: `The start ${words(30)}`, decidingWords: ['The start'] }).ok).toBe(true)
})

test('stories that end on a closing quotation mark are reported', () => {
  expect(checked('scenarios that end', { scenario: 'He says: “So be it.”' }).ok).toBe(false)
  expect(checked('scenarios that end', { scenario: '“So be it,” he says.' }).ok).toBe(true)
})

test('long spoken lines without a contraction are reported', () => {
  expect(checked('spoken lines', { scenario: `She says: “${words(20)}”` })).toMatchObject({ ok: false })
  expect(checked('spoken lines', { scenario: `She says: “It’s ${words(20)}”` }).ok).toBe(true)
  expect(checked('spoken lines', { scenario: words(20), genre: 'letter' }).ok).toBe(false)
})
