import type { Endpoint } from '@think-twice/contract/endpoint'
import { getInsights, getProgress, getReview } from '@think-twice/contract/learning'
import type { ConfusedPair } from '@think-twice/core/learning/confusions'
import { expect, test } from 'vitest'
import { someInsights } from '../../test/insights.ts'
import { someRecord } from '../../test/learner.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { refusal, serve } from '../../test/serve.ts'
import { fetchRoundWishes } from './round-wishes.ts'

quietConsole()

const DUE = { concept: 'straw-man', why: 'due', daysSince: 9, recall: 0.5 } as const
const CONFUSION = {
  one: { was: 'false-cause', named: 'no-flaw', times: 2, of: 5 },
  other: { was: 'no-flaw', named: 'false-cause', times: 1, of: 4 },
  times: 3,
} satisfies ConfusedPair
const INSIGHTS = someInsights({ answers: 9, confusions: [CONFUSION] })
const PROGRESS = [someRecord({ masteryLevel: 80 }), someRecord({ itemId: 'Red Herring', masteryLevel: 100 })]

/** Answers what a round asks for, except what is down. */
function serveLearner(...down: readonly Endpoint[]): void {
  const replies: readonly (readonly [Endpoint, unknown])[] = [
    [
      getReview,
      {
        due: [DUE],
        forToday: 1,
        dueTomorrow: 1,
        next: null,
        ownSeconds: null,
        seen: { 'straw-man-one': 7 },
        met: ['straw-man', 'ambiguity'],
      },
    ],
    [getInsights, INSIGHTS],
    [getProgress, PROGRESS],
  ]
  serve(
    ...replies.map(
      ([endpoint, reply]) =>
        [
          endpoint,
          () => (down.includes(endpoint) ? refusal(503, 'unavailable', 'Not now.') : Response.json(reply)),
        ] as const,
    ),
  )
}

test('a round is given the due concepts, the mixed-up pair, and the concepts met, in good arguments, too', async () => {
  serveLearner()
  expect(await fetchRoundWishes(7)).toEqual({
    wishes: { due: ['straw-man'], pair: ['false-cause'], met: ['straw-man', 'ambiguity'] },
    seen: { 'straw-man-one': 7 },
    mastered: 1,
  })
})

test('a round goes without data that could not be loaded', async () => {
  serveLearner(getReview, getInsights)
  expect(await fetchRoundWishes(7)).toEqual({
    wishes: { due: [], pair: [], met: ['straw-man'] },
    seen: {},
    mastered: 1,
  })
})

test('the number of mastered concepts is unknown if progress could not be loaded', async () => {
  serveLearner(getProgress)
  expect((await fetchRoundWishes(7)).mastered).toBeNull()
})
