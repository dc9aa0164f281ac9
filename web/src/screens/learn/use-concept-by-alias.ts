import { conceptFinder } from '@think-twice/core/concepts/concept-labels'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useMemo } from 'react'
import { useIsHydrated } from '../../browser/prerendered-page.ts'
import { useCatalogue } from '../../data/content.ts'

/**
 * The concept with this alias, such as Strawman or False Dilemma; null if there is none, and until the catalogue, which
 * has the aliases, is there.
 */
export function useConceptByAlias(label: string | null): ConceptId | null {
  const { data: catalogue } = useCatalogue()
  const isHydrated = useIsHydrated()
  return useMemo(() => {
    if (label === null || !catalogue || !isHydrated) return null
    return conceptFinder(catalogue)(label)?.id ?? null
  }, [label, catalogue, isHydrated])
}
