import { getExport } from '@think-twice/contract/export'
import { readPersonalData } from '../accounts/personal-data.ts'
import { reply, serve } from '../http/serve.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

export function exportRoutes({ storage, clock }: Services) {
  return [
    serve(getExport, async ({ userId }) => {
      const data = await storage.read((stores) => readPersonalData(stores, userId, clock.now()))
      if (!data) throw new Refusal('account-deleted')
      return reply(200, data, { 'content-disposition': 'attachment; filename="think-twice.json"' })
    }),
  ]
}
