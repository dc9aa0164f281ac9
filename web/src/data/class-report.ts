import { useQuery } from '@tanstack/react-query'
import { type ClassReport, getReport, type REPORT_FILES } from '@think-twice/contract/class-report'
import type { Reply } from '@think-twice/contract/endpoint'
import { endpointQuery, pathOf } from './api.ts'

export function useClassReport(classId: string) {
  return useQuery({ ...endpointQuery(getReport, { classId }), staleTime: 0, select: notAFile })
}

/** The reply is text only if a file was asked for. */
function notAFile(report: Reply<typeof getReport>): ClassReport | undefined {
  return typeof report === 'string' ? undefined : report
}

/** The address of the report as a file. */
export function reportFileAddress(classId: string, file: (typeof REPORT_FILES)[number]): string {
  return `${pathOf(getReport, { classId })}?as=${file}`
}
