import { getHealth, getOpenApi } from '@think-twice/contract/service'
import { reply, serve, serveDocument } from '../http/serve.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

/** `describe` returns the OpenAPI document. */
export function serviceRoutes({ storage, isStopping }: Services, describe: () => { openapi: '3.1.0' }) {
  return [
    serve(getHealth, async ({ log }) => {
      if (isStopping()) throw new Refusal('unavailable')
      try {
        await storage.ping()
      } catch (error) {
        log.error({ err: error }, 'the database does not answer')
        throw new Refusal('unavailable', { headers: { 'retry-after': '5' } })
      }
      return reply(200, { status: 'ok' as const })
    }),

    serveDocument(getOpenApi, describe),
  ]
}
