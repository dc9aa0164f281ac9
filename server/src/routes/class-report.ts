import { getReport } from '@think-twice/contract/class-report'
import { reportFile, reportOf } from '../classes/class-report.ts'
import { ownClass } from '../classes/classes.ts'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

/** The report of a class, as JSON or as a file. */
export function classReportRoutes({ storage, clock }: Services) {
  return [
    serve(getReport, async ({ userId, params, query }) => {
      const now = clock.now()
      return storage.read(async (stores) => {
        const classroom = await ownClass(stores, userId, params.classId)
        if (query.as === undefined) return reply(200, await reportOf(stores, classroom, now))
        return reply(200, await reportFile(stores, classroom, query.as, now), {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${query.as}"`,
        })
      })
    }),
  ]
}
