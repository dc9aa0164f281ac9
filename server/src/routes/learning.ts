import {
  deleteFavorite,
  type Favorite,
  getAchievements,
  getFavorites,
  getInsights,
  getLearningPaths,
  getProgress,
  getReview,
  getStreak,
  postDispute,
  postFavorite,
  postLearningPath,
  postProgress,
  putStreak,
} from '@think-twice/contract/learning'
import { daysOnCalendar } from '@think-twice/core/activity/activity-calendar'
import { dayOf, knownTimeZone, reportedTime } from '@think-twice/core/activity/days'
import { streakOf } from '@think-twice/core/activity/streak'
import { keptLabel } from '@think-twice/core/concepts/concept-names'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import { insightsOf } from '@think-twice/core/learning/insights'
import { progressReply } from '@think-twice/core/learning/mastery'
import { reviewPlan } from '@think-twice/core/learning/review-plan'
import { ownSeconds } from '@think-twice/core/practice/minutes'
import { isAtStart } from '@think-twice/core/rewards/learning-paths'
import { visibleText } from '@think-twice/core/typed-text'
import { reply, serve } from '../http/serve.ts'
import { CATALOG } from '../learning/catalog.ts'
import { pathOfType, startLearningPath } from '../learning/learning-paths.ts'
import { readEvidence } from '../learning/progress.ts'
import { recordAnswer } from '../learning/record-answer.ts'
import { SCHEDULER } from '../learning/scheduler.ts'
import { recordActiveDay } from '../learning/streak.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

const MODEL = { scheduler: SCHEDULER, findScenario: CATALOG.findScenario }

export function learningRoutes({ storage, clock, callLimits }: Services) {
  return [
    serve(getProgress, async ({ userId }) => {
      const records = await storage.read(({ progress }) => progress.list(userId))
      return reply(200, records.map(progressReply))
    }),

    serve(postProgress, async ({ userId, body, idempotencyKey }) => {
      const { isNew, record, achievements } = await storage.transaction((stores) =>
        recordAnswer(
          stores,
          userId,
          { ...body, key: idempotencyKey, timeZone: knownTimeZone(body.timeZone) },
          clock.now(),
          callLimits.takeRoom,
        ),
      )
      const saved = { ...record, ...(achievements.length > 0 && { achievements }) }
      return reply(200, saved, isNew ? {} : { 'idempotent-replayed': 'true' })
    }),

    serve(getStreak, async ({ userId }) => {
      const { days, timeZone, lastActivityAt } = await storage.read(async (stores) => ({
        ...(await stores.learners.find(userId)),
        days: await stores.streak.days(userId),
      }))
      const today = dayOf(clock.now(), timeZone)
      const { restDays, ...streak } = streakOf(days, today)
      return reply(200, {
        ...streak,
        lastActivityDate: lastActivityAt,
        activeDays: daysOnCalendar(days, today),
        restDays: daysOnCalendar(restDays, today),
      })
    }),

    serve(putStreak, async ({ userId, body }) => {
      const now = clock.now()
      const startedAt = reportedTime(body.lastActivityDate, now)
      const activity = { startedAt, timeZone: knownTimeZone(body.timeZone), now }
      return reply(200, await storage.transaction((stores) => recordActiveDay(stores, userId, activity)))
    }),

    serve(getAchievements, async ({ userId }) => {
      return reply(200, await storage.read(({ achievements }) => achievements.list(userId)))
    }),

    serve(getFavorites, async ({ userId }) => {
      return reply(200, await storage.read(({ favorites }) => favorites.list(userId)))
    }),

    serve(postFavorite, async ({ userId, body }) => {
      const favorite = keptFavorite(body)
      const isNew = await storage.transaction(async ({ learners, favorites }) => {
        await learners.take(userId)
        return favorites.add(userId, favorite, clock.now())
      })
      return isNew ? reply(201, favorite) : reply(200, favorite)
    }),

    serve(deleteFavorite, async ({ userId, params }) => {
      await storage.transaction(({ favorites }) => favorites.remove(userId, keptFavorite(params)))
      return reply(204)
    }),

    serve(getLearningPaths, async ({ userId }) => {
      return reply(200, await storage.read(({ learningPaths }) => learningPaths.list(userId)))
    }),

    serve(postLearningPath, async ({ userId, body }) => {
      const { pathType } = body
      if (!isAtStart(pathOfType(pathType), body)) throw new Refusal('path-not-at-start')
      const { isNew, record } = await storage.transaction((stores) =>
        startLearningPath(stores, userId, pathType, clock.now()),
      )
      return isNew ? reply(201, record) : reply(200, record)
    }),

    serve(getReview, async ({ userId }) => {
      const { answers, timeZone } = await readEvidence(storage, userId)
      const practiced = answers.filter(({ source }) => source === 'practice').map(({ at }) => at)
      return reply(200, {
        ...reviewPlan(answers, dayOf(clock.now(), timeZone), MODEL),
        ownSeconds: ownSeconds(practiced),
      })
    }),

    serve(getInsights, async ({ userId }) => {
      const now = clock.now()
      const { answers, timeZone } = await readEvidence(storage, userId)
      return reply(200, insightsOf(answers, CATALOG.findScenario, { now, today: dayOf(now, timeZone) }))
    }),

    serve(postDispute, async ({ userId, body }) => {
      const text = visibleText(body.text).trim()
      const { scenarioId: scenario, ...kept } = await storage.transaction(async ({ learners, disputes }) => {
        await learners.take(userId)
        const known = await disputes.find(userId, body.scenario)
        if (known) return known
        const dispute = { scenarioId: body.scenario, text, at: clock.now() }
        await disputes.add(userId, dispute)
        return dispute
      })
      return reply(kept.text === text ? 201 : 200, { scenario, ...kept })
    }),
  ]
}

/** A known concept is stored by its own id and type, any other label as it came. */
function keptFavorite({ itemId, itemType }: Favorite): Favorite {
  const concept = CATALOG.findConcept(itemId)
  return concept ? { itemId: concept.id, itemType: itemTypeOf(concept.id) } : { itemId: keptLabel(itemId), itemType }
}
