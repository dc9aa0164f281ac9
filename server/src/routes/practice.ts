import { getInsights, getReview, postDispute, postToday } from '@think-twice/contract/practice'
import { dayOf } from '@think-twice/core/activity/days'
import { insightsOf } from '@think-twice/core/learning/insights'
import { reviewPlan } from '@think-twice/core/learning/review'
import { createDevice, deviceCookie, deviceIn } from '../accounts/cookies.ts'
import { reply, serve } from '../http/serve.ts'
import { answerToday } from '../learning/answer-today.ts'
import { CATALOG } from '../learning/catalog.ts'
import { answersOf } from '../learning/progress.ts'
import { SCHEDULER } from '../learning/scheduler.ts'
import { withoutControls } from '../plain-text.ts'
import type { Services } from '../services.ts'

const CONTENT = {
  scheduler: SCHEDULER,
  scenarioIds: CATALOG.practiceScenarios,
  findScenario: CATALOG.findScenario,
}

export function practiceRoutes(services: Services) {
  return [...reviewRoutes(services), ...insightRoutes(services), ...disputeRoutes(services), ...todayRoutes(services)]
}

function reviewRoutes({ storage, clock }: Services) {
  return [
    serve(getReview, async ({ userId }) => {
      const { answers, timeZone } = await storage.read(async (stores) => ({
        ...(await stores.learners.find(userId)),
        answers: await answersOf(stores, userId),
      }))
      return reply(200, reviewPlan(answers, dayOf(clock.now(), timeZone ?? undefined), CONTENT))
    }),
  ]
}

function insightRoutes({ storage, clock }: Services) {
  return [
    serve(getInsights, async ({ userId }) => {
      const now = clock.now()
      const { answers, timeZone } = await storage.read(async (stores) => ({
        ...(await stores.learners.find(userId)),
        answers: await answersOf(stores, userId),
      }))
      return reply(200, insightsOf(answers, CATALOG.findScenario, { now, today: dayOf(now, timeZone ?? undefined) }))
    }),
  ]
}

function disputeRoutes({ storage, clock }: Services) {
  return [
    serve(postDispute, async ({ userId, body }) => {
      const { isNew, dispute } = await storage.transaction(async ({ learners, disputes }) => {
        await learners.take(userId)
        const known = await disputes.find(userId, body.scenario)
        if (known) return { isNew: false, dispute: known }
        const dispute = {
          scenarioId: body.scenario,
          text: withoutControls(body.text).trim(),
          at: clock.now(),
        }
        await disputes.add(userId, dispute)
        return { isNew: true, dispute }
      })
      const { scenarioId: scenario, ...said } = dispute
      return reply(isNew ? 201 : 200, { scenario, ...said })
    }),
  ]
}

function todayRoutes({ storage, clock }: Services) {
  return [
    serve(postToday, async ({ body, sender }) => {
      const { presented, isHttps } = sender
      const now = clock.now()
      const answerer = { device: deviceIn(sender) ?? createDevice() }
      const { isNew, others } = await storage.transaction(async (stores) => {
        const session = presented && (await stores.signIns.find(presented.userId, presented.tokenHash, now))
        return answerToday(stores, { ...answerer, userId: session?.userId ?? null }, body, now)
      })
      return reply(isNew ? 201 : 200, { others }, { 'set-cookie': deviceCookie(answerer.device, isHttps) })
    }),
  ]
}
