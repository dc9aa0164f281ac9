import { queryOptions, useQuery } from '@tanstack/react-query'
import { getProgress } from '@think-twice/contract/learning'
import { itemOfLabel } from '@think-twice/core/concepts/concept-names'
import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import { pathOf, read } from './api.ts'

/** One record for each concept the learner has met. A visitor (null) has none, and nothing is fetched. */
export function useProgress(userId: number | null) {
  return useQuery({ ...progressQuery(userId ?? 0), enabled: userId !== null })
}

/** The query for a learner's records, by the ids of concepts where the API has their names. */
export function progressQuery(userId: number) {
  const path = pathOf(getProgress, { id: userId })
  return queryOptions<ProgressRecord[]>({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const records = await read(getProgress, path, signal)
      return records.map((record) => ({ ...record, itemId: itemOfLabel(record.itemId) }))
    },
  })
}
