import { getExport } from '@think-twice/contract/export'
import { readPersonalData } from '../accounts/personal-data.ts'
import { serve, streamed } from '../http/serve.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

export function exportRoutes({ storage, clock }: Services) {
  return [
    serve(getExport, async ({ userId }) => {
      const pieces = await readPersonalData(storage, userId, clock.now())
      if (!pieces) throw new Refusal('account-deleted')
      return streamed(200, pieces, { 'content-disposition': 'attachment; filename="think-twice.json"' })
    }),
  ]
}
