import { describe, expect, test } from 'vitest'
import { identifiedQuiz } from '../../../test/quiz.fixture.ts'
import { keptResult, SAVE_DETAILS } from '../../../test/result.fixture.ts'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'
import type { PageStart } from './result-pages.ts'
import type { KeptResult } from './result-rows.ts'

const PLENTY = { limit: 100, bytes: 1_000_000 }

describe.each(DATABASES)('a person’s results, page by page, on %s', (kind) => {
  const storage = useStorage(kind)
  const keep = async (...results: KeptResult[]) => {
    const userId = await storage.person()
    await storage.transaction(async ({ quizResults }) => {
      for (const result of results) await quizResults.add(userId, result, SAVE_DETAILS)
    })
    return userId
  }
  const list = (userId: number, start: PageStart, page = PLENTY) =>
    storage.read(({ resultPages }) => resultPages.list(userId, start, page))
  const idsOf = (results: readonly { id: string }[]) => results.map(({ id }) => id)

  test('are sorted newest first, then by id, and continue exactly where the last page ended', async () => {
    const userId = await keep(
      keptResult('old', { timestamp: 1 }),
      keptResult('same-a', { timestamp: 2 }),
      keptResult('same-b', { timestamp: 2 }),
      keptResult('new', { timestamp: 3 }),
    )
    const first = await list(userId, {}, { ...PLENTY, limit: 2 })
    expect([idsOf(first.results), first.hasMore]).toEqual([['new', 'same-b'], true])
    const rest = await list(userId, { before: 2, beforeId: 'same-b' }, { ...PLENTY, limit: 2 })
    expect([idsOf(rest.results), rest.hasMore]).toEqual([['same-a', 'old'], false])
    expect(idsOf((await list(userId, { before: 2 })).results)).toEqual(['old'])
  })

  test('contain complete results, and end with the result whose questions fill the page', async () => {
    const [one, two] = [keptResult('one', { timestamp: 1 }), keptResult('two', { timestamp: 2 })]
    const userId = await keep(one, two)
    expect(await list(userId, {})).toEqual({ results: [two, one], hasMore: false })
    expect(await list(userId, {}, { limit: 100, bytes: 1 })).toEqual({ results: [two], hasMore: true })
    expect(await list(await storage.person(), {})).toEqual({ results: [], hasMore: false })
  })

  test('contain, in summaries, the missed questions of assessments and no others', async () => {
    const { mode, questions, userAnswers, score, totalQuestions, correctAnswers } = identifiedQuiz(
      'mini-bias-assessment',
      2,
    )
    const assessment = { mode, questions, userAnswers, score, totalQuestions, correctAnswers, timestamp: 2 }
    const userId = await keep(keptResult('quiz', { timestamp: 1 }), keptResult('assessment', assessment))
    const page = (limit: number) => storage.read(({ resultPages }) => resultPages.summaries(userId, {}, limit))
    const { summaries, hasMore } = await page(2)
    expect(summaries.map(({ id, missed }) => [id, missed.map(({ fallacyType }) => fallacyType)])).toEqual([
      ['assessment', questions.slice(0, 2).map(({ fallacyType }) => fallacyType)],
      ['quiz', []],
    ])
    expect(summaries[0]).not.toHaveProperty('userAnswers')
    expect(hasMore).toBe(false)
    expect(await page(1)).toMatchObject({ summaries: [{ id: 'assessment' }], hasMore: true })
  })

  test('tell which questions were asked lately, and how often', async () => {
    const userId = await keep(keptResult('one', { timestamp: 1 }), keptResult('two', { timestamp: 2 }))
    const latest = (count: number) => storage.read(({ resultPages }) => resultPages.latestQuestions(userId, count))
    expect(await latest(1)).toHaveLength(12)
    expect(await latest(2)).toHaveLength(24)
  })
})
