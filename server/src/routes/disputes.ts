import { postDispute } from '@think-twice/contract/learning'
import { visibleText } from '@think-twice/core/typed-text'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function disputeRoutes({ storage, clock }: Services) {
  return [
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
