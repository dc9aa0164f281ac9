import {
  deleteFavorite,
  type Favorite,
  getAchievements,
  getFavorites,
  getLearningPaths,
  getProgress,
  getStreak,
  postFavorite,
  postLearningPath,
  postProgress,
  putStreak,
} from '@think-twice/contract/progress'
import { daysOnCalendar } from '@think-twice/core/activity/activity-calendar'
import { dayOf, knownTimeZone, reportedTime } from '@think-twice/core/activity/days'
import { streakOf } from '@think-twice/core/activity/streak'
import { keptLabel } from '@think-twice/core/concepts/concept-names'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import { progressReply } from '@think-twice/core/learning/mastery'
import { isAtStart } from '@think-twice/core/rewards/learning-paths'
import { reply, serve } from '../http/serve.ts'
import { CATALOG } from '../learning/catalog.ts'
import { recordAnswer } from '../learning/record-answer.ts'
import { pathOfType, startLearningPath } from '../learning/rewards.ts'
import { recordActiveDay } from '../learning/streak.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

export function progressRoutes(services: Services) {
  return [
    ...recordRoutes(services),
    ...streakRoutes(services),
    ...favoriteRoutes(services),
    ...achievementRoutes(services),
    ...learningPathRoutes(services),
  ]
}

function recordRoutes({ storage, clock }: Services) {
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
        ),
      )
      const saved = { ...record, ...(achievements.length > 0 && { achievements }) }
      return reply(200, saved, isNew ? {} : { 'idempotent-replayed': 'true' })
    }),
  ]
}

function streakRoutes({ storage, clock }: Services) {
  return [
    serve(getStreak, async ({ userId }) => {
      const { days, timeZone, lastActivityAt } = await storage.read(async (stores) => ({
        ...(await stores.learners.find(userId)),
        days: await stores.learners.days(userId),
      }))
      const today = dayOf(clock.now(), timeZone ?? undefined)
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
  ]
}

function favoriteRoutes({ storage, clock }: Services) {
  return [
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
  ]
}

/** A known concept is stored by its own id and type, any other label as it came. */
function keptFavorite({ itemId, itemType }: Favorite): Favorite {
  const concept = CATALOG.findConcept(itemId)
  return concept ? { itemId: concept.id, itemType: itemTypeOf(concept.id) } : { itemId: keptLabel(itemId), itemType }
}

function achievementRoutes({ storage }: Services) {
  return [
    serve(getAchievements, async ({ userId }) => {
      return reply(200, await storage.read(({ achievements }) => achievements.list(userId)))
    }),
  ]
}

function learningPathRoutes({ storage, clock }: Services) {
  return [
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
  ]
}
