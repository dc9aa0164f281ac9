import { Refusal } from '@think-twice/contract/errors'
import { getHealth } from '@think-twice/contract/health'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function healthRoutes({ storage, isStopping }: Services) {
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
  ]
}
