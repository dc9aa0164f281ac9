import { API_DOCUMENT } from '@think-twice/contract/api-document'
import { getHealth, getOpenApi } from '@think-twice/contract/service'
import { reply, serve } from '../http/serve.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

export function serviceRoutes({ storage, isStopping }: Services) {
  return [
    serve(getHealth, async ({ log }) => {
      if (isStopping()) throw new Refusal('unavailable')
      try {
        await storage.ping()
      } catch (error) {
        log.error({ err: error }, 'the database does not answer')
        throw new Refusal('unavailable', { 'retry-after': '5' })
      }
      return reply(200, { status: 'ok' as const })
    }),

    serve(getOpenApi, async () => reply(200, API_DOCUMENT)),
  ]
}
