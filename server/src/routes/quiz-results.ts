import { IDEMPOTENCY_KEY_HEADER } from '@think-twice/contract/endpoint'
import {
  ASKED_IN_LATEST,
  getAskedForms,
  getQuizResult,
  getQuizResults,
  PAGE_BYTES,
  postMissing,
  postQuizResult,
  RESULT_ID,
  RESULTS_PAGE,
  SUMMARIES_PAGE,
} from '@think-twice/contract/quiz-results'
import { knownTimeZone } from '@think-twice/core/activity/days'
import { contradictionIn } from '@think-twice/core/quiz/score'
import { askedFormsOf } from '@think-twice/core/quiz/slots'
import { reply, serve } from '../http/serve.ts'
import { CATALOG } from '../learning/catalog.ts'
import { finishQuiz } from '../learning/finish-quiz.ts'
import { completeResult, summarizedResult } from '../learning/result-views.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { StoredResult } from '../storage/results/quiz-results.ts'

export function quizResultRoutes(services: Services) {
  return [...resultRoutes(services), ...askedFormRoutes(services), ...missingRoutes(services)]
}

function resultRoutes({ storage, clock, callLimits }: Services) {
  return [
    serve(postQuizResult, async ({ userId, body, idempotencyKey }) => {
      const { userId: claimedUserId = userId, biasProfiles: _, score, totalQuestions, correctAnswers, ...sent } = body
      const quiz = { ...sent, questions: sent.questions.map(CATALOG.identify) }
      if (claimedUserId !== userId) throw new Refusal('not-yours')
      const id = quiz.id ?? resultIdIn(idempotencyKey)
      const counts = { score, totalQuestions, correctAnswers }
      const contradiction = contradictionIn({ ...quiz, ...counts })
      if (contradiction !== null) {
        const issue = { field: contradiction, message: 'This does not agree with the rest.' }
        throw new Refusal('result-contradicts-itself', { issues: [issue] })
      }
      const { isNew, saved } = await storage.transaction((stores) =>
        finishQuiz(
          stores,
          userId,
          { id, ...quiz, ...counts, timeZone: knownTimeZone(quiz.timeZone) },
          clock.now(),
          callLimits.takeRoom,
        ),
      )
      return isNew ? reply(201, saved) : reply(200, saved, { 'idempotent-replayed': 'true' })
    }),

    serve(getQuizResults, async ({ userId, query }) => {
      const start = { before: query.before === undefined ? undefined : Number(query.before), beforeId: query.beforeId }
      return storage.read(async ({ resultPages }) => {
        if (query.summary === 'true') {
          const { summaries, hasMore } = await resultPages.summaries(userId, start, SUMMARIES_PAGE)
          const last = summaries.at(-1)
          return reply(
            200,
            summaries.map((summary) => summarizedResult(userId, summary)),
            hasMore && last ? linkToNext(userId, last, '&summary=true') : {},
          )
        }
        const { results, hasMore } = await resultPages.list(userId, start, { limit: RESULTS_PAGE, bytes: PAGE_BYTES })
        const last = results.at(-1)
        return reply(
          200,
          results.map((result) => completeResult(userId, result)),
          hasMore && last ? linkToNext(userId, last) : {},
        )
      })
    }),

    serve(getQuizResult, async ({ userId, params }) => {
      const found = await storage.read(({ quizResults }) => quizResults.find(userId, params.id))
      if (!found) throw new Refusal('result-not-found')
      return reply(200, completeResult(userId, found.result))
    }),
  ]
}

/** A key that serves as a result's id has at most 64 characters. */
function resultIdIn(key: string | undefined): string | undefined {
  if (key === undefined || RESULT_ID.test(key)) return key
  const message = 'A key used as a result’s id can have at most 64 characters.'
  throw new Refusal('bad-request', { issues: [{ field: IDEMPOTENCY_KEY_HEADER, message }] })
}

function linkToNext(
  userId: number,
  { id, timestamp }: Pick<StoredResult, 'id' | 'timestamp'>,
  more = '',
): Record<string, string> {
  return { link: `</api/quiz-results/user/${userId}?before=${timestamp}&beforeId=${id}${more}>; rel="next"` }
}

function askedFormRoutes({ storage }: Services) {
  return [
    serve(getAskedForms, async ({ userId }) => {
      const asked = await storage.read(({ resultPages }) => resultPages.latestQuestions(userId, ASKED_IN_LATEST))
      return reply(200, askedFormsOf(asked))
    }),
  ]
}

function missingRoutes({ storage }: Services) {
  return [
    serve(postMissing, async ({ userId, body }) => {
      const kept = await storage.read(async ({ quizResults, answers }) => ({
        results: await quizResults.storedAmong(userId, body.results),
        answers: await answers.storedAmong(userId, body.answers),
      }))
      return reply(200, {
        results: body.results.filter((id) => !kept.results.has(id)),
        answers: body.answers.filter((id) => !kept.answers.has(id)),
      })
    }),
  ]
}
