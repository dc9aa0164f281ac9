import { sentencesOf } from '@think-twice/core/practice/sentences'
import { slotsOf } from '@think-twice/core/quiz/quiz-modes'
import { formKey } from '@think-twice/core/quiz/slots'
import { someQuestion } from '@think-twice/core/rules.fixture'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from '../../test/render.tsx'
import { fetchPracticeOf, fetchQuestions, fetchStudyText, useDecidingWords, useTellApart } from './content.ts'
import { queryClient } from './query-client.ts'

/** The addresses fetched from this point on. */
function watchFetches(): string[] {
  const fetched: string[] = []
  const fetchBefore = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    fetched.push(address)
    return fetchBefore(address, init)
  })
  return fetched
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an attempt asks the slots of its mode in order, and fetches only the pieces it needs', async () => {
  const fetched = watchFetches()
  const questions = await fetchQuestions('standard', new Map())
  expect(questions.map(({ id }) => id)).toEqual(slotsOf('standard'))
  expect(new Set(questions.map(({ form }) => form))).toEqual(new Set(['A']))
  for (const address of fetched) expect(address).toBe('/content/q1-12.A.json')
})

test('the form seen least often is asked in each slot', async () => {
  const asked = new Map([
    [formKey('q1', 'A'), 1],
    [formKey('q2', 'A'), 1],
    [formKey('q2', 'B'), 1],
  ])
  const questions = await fetchQuestions('standard', asked)
  expect(questions.slice(0, 3).map(({ form }) => form)).toEqual(['B', 'C', 'A'])
})

test('a piece is fetched once, even if it is requested twice at the same time', async () => {
  const fetched = watchFetches()
  const both = await Promise.all([fetchStudyText('ambiguity'), fetchStudyText('ambiguity')])
  await fetchStudyText('ambiguity')
  expect(both[0]).toBe(both[1])
  expect(fetched).toHaveLength(1)
})

test('a piece that could not be fetched is requested again', async () => {
  const fetchBefore = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchStudyText('anchoring')).rejects.toThrow('Failed to fetch')
  vi.stubGlobal('fetch', fetchBefore)
  expect((await fetchStudyText('anchoring')).workedExample.text).not.toBe('')
})

test('a piece in whose place a filter put a page of its own is requested past the browser’s cache', async () => {
  const fetchBefore = globalThis.fetch
  const asked: (RequestCache | undefined)[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    asked.push(init.cache)
    const isPage = init.cache !== 'reload'
    return isPage
      ? new Response('<h1>Blocked</h1>', { headers: { 'content-type': 'text/html' } })
      : fetchBefore(address)
  })
  expect((await fetchStudyText('bandwagon')).workedExample.text).not.toBe('')
  expect(asked).toEqual([undefined, 'reload'])
})

test('practice for several concepts is returned together, each concept once', async () => {
  const fetched = watchFetches()
  const questions = await fetchPracticeOf(['bandwagon', 'halo-effect', 'bandwagon'])
  expect(new Set(questions.map(({ concept }) => concept))).toEqual(new Set(['bandwagon', 'halo-effect']))
  expect(fetched).toHaveLength(2)
})

test('deciding words are found by scenario, and an unpublished scenario has none', async () => {
  const [published] = await fetchQuestions('standard', new Map())
  if (!published) throw new Error('Nothing is published')
  const { decidingWords, ...saved } = published
  const rewritten = someQuestion({ id: 'q2', form: 'A', scenarioId: 'of-an-earlier-edition' })
  const marked = renderHook(() => useDecidingWords([saved, rewritten]))
  await expect.poll(() => marked.current[0]?.decidingWords).toEqual(decidingWords)
  expect(marked.current[1]).toEqual(rewritten)
})

const tellApart = (pair: Parameters<typeof useTellApart>[0]) => renderHook(() => useTellApart(pair) ?? 'nothing')

test('two neighbors are told apart by the question written for them, in either order', async () => {
  const { neighbors } = await fetchStudyText('straw-man')
  const [neighbor] = neighbors
  if (!neighbor) throw new Error('A concept has neighbors')
  const found = tellApart(['straw-man', neighbor.concept])
  await expect.poll(() => found.current).toMatchObject({ kind: 'question', text: neighbor.tellApart })
  const turned = tellApart([neighbor.concept, 'straw-man'])
  await expect.poll(() => turned.current).toMatchObject({ kind: 'question' })
})

test('a flaw mixed up with good arguments is explained by one sentence on when the move is fair', async () => {
  const { soundWhen } = await fetchStudyText('slippery-slope')
  const found = tellApart(['no-flaw', 'slippery-slope'])
  const sentence = sentencesOf(soundWhen)[0]?.text
  await expect.poll(() => found.current).toEqual({ kind: 'sound when', concept: 'slippery-slope', text: sentence })
  expect(sentence?.length).toBeLessThan(soundWhen.length)
})

test('without a pair, or for a pair without a question, there is no hint', async () => {
  expect(tellApart(null).current).toBe('nothing')
  tellApart(['straw-man', 'choice-overload'])
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(tellApart(['straw-man', 'choice-overload']).current).toBe('nothing')
})
