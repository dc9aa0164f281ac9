import { getReview } from '@think-twice/contract/learning'
import { dayOf } from '@think-twice/core/activity/days'
import { reviewPlan } from '@think-twice/core/learning/review-plan'
import { ownSeconds } from '@think-twice/core/practice/minutes'
import { reply, serve } from '../http/serve.ts'
import { CATALOG } from '../learning/catalog.ts'
import { readEvidence } from '../learning/progress.ts'
import { SCHEDULER } from '../learning/scheduler.ts'
import type { Services } from '../services.ts'

const MODEL = { scheduler: SCHEDULER, findScenario: CATALOG.findScenario }

export function reviewRoutes({ storage, clock }: Services) {
  return [
    serve(getReview, async ({ userId }) => {
      const { answers, timeZone } = await readEvidence(storage, userId)
      const practiced = answers.filter(({ source }) => source === 'practice').map(({ at }) => at)
      return reply(200, {
        ...reviewPlan(answers, dayOf(clock.now(), timeZone), MODEL),
        ownSeconds: ownSeconds(practiced),
      })
    }),
  ]
}
