import { itemAt } from '@think-twice/core/item-at'
import { describe, expect, test } from 'vitest'
import { keptResult, SAVE_DETAILS } from '../../../test/result.fixture.ts'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'
import type { KeptResult } from './result-rows.ts'

/** A result with one question that the catalogue does not have. */
function withOwnWords(id: string, words: string): KeptResult {
  const result = keptResult(id)
  return { ...result, questions: [{ ...itemAt(result.questions, 0), scenario: words }, ...result.questions.slice(1)] }
}

describe.each(DATABASES)('all stored details of results on %s', (kind) => {
  const storage = useStorage(kind)
  const add = (userId: number, result: KeptResult, given = {}) =>
    storage.transaction(({ quizResults }) => quizResults.add(userId, result, { ...SAVE_DETAILS, ...given }))

  test('include each answer as the option that was chosen, in whatever order it was shown', async () => {
    const userId = await storage.person()
    const result = keptResult('one')
    const answers = [2, -1, ...result.userAnswers.slice(2)]
    const sureness = ['guess' as const, null, ...Array(10).fill('sure')]
    await add(userId, { ...result, userAnswers: answers }, { sureness, changes: '{"at":1}' })

    const whole = itemAt(await storage.read(({ wholeResults }) => wholeResults.list(userId)), 0)

    expect(whole).toMatchObject({ id: 'one', day: '2026-11-21', changes: { at: 1 } })
    const first = itemAt(whole.asked, 0)
    const second = itemAt(whole.asked, 1)
    const question = await storage.read(({ questions }) => questions.find([first.questionId]))
    const { options } = question.get(first.questionId)!
    expect(first.order.map((index) => options[index])).toEqual(itemAt(result.questions, 0).options)
    expect(options[first.chosen!]).toBe(itemAt(result.questions, 0).options[2])
    expect([first.sureness, second.sureness, second.chosen]).toEqual(['guess', null, null])
  })

  test('tell which questions nobody else was asked, except those that are meant to stay', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    await add(ada, withOwnWords('mine', 'Words of Ada'))
    await add(ada, withOwnWords('ours', 'Words of both'))
    await add(bob, withOwnWords('ours', 'Words of both'))
    const alone = (stays: (hash: string) => boolean) =>
      storage.read(({ wholeResults }) => wholeResults.questionsOfNobodyElse(ada, stays))
    const own = await alone(() => false)
    const found = await storage.read(({ questions }) => questions.find(own))
    expect([...found.values()].map(({ scenario }) => scenario)).toEqual(['Words of Ada'])
    expect(await alone(() => true)).toEqual([])
  })
})
