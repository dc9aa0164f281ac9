import { postDispute } from '@think-twice/contract/disputes'
import { reply, serve } from '../http/serve.ts'
import { withoutControls } from '../plain-text.ts'
import type { Services } from '../services.ts'

export function disputeRoutes({ storage, clock }: Services) {
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
