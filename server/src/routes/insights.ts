import { getInsights } from '@think-twice/contract/learning'
import { dayOf } from '@think-twice/core/activity/days'
import { insightsOf } from '@think-twice/core/learning/insights'
import { reply, serve } from '../http/serve.ts'
import { CATALOG } from '../learning/catalog.ts'
import { readEvidence } from '../learning/progress.ts'
import type { Services } from '../services.ts'

export function insightRoutes({ storage, clock }: Services) {
  return [
    serve(getInsights, async ({ userId }) => {
      const now = clock.now()
      const { answers, timeZone } = await readEvidence(storage, userId)
      return reply(200, insightsOf(answers, CATALOG.findScenario, { now, today: dayOf(now, timeZone) }))
    }),
  ]
}
