import { Refusal } from '@think-twice/contract/errors'
import { getExport } from '@think-twice/contract/export'
import { readPersonalData } from '../accounts/personal-data.ts'
import { answer, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function exportRoutes({ storage, clock }: Services) {
  return [
    serve(getExport, async ({ userId }) => {
      const data = await storage.read((stores) => readPersonalData(stores, userId, clock.now()))
      if (!data) throw new Refusal('account-deleted')
      return answer(200, data, { 'content-disposition': 'attachment; filename="think-twice.json"' })
    }),
  ]
}
