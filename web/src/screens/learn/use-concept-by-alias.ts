import { conceptFinder } from '@think-twice/core/concepts/concept-lookup'
import type { ConceptName } from '@think-twice/core/concepts/concept-names'
import { useMemo } from 'react'
import { useIsHydrated } from '../../browser/prerendered-page.ts'
import { useCatalogue } from '../../data/content.ts'

/**
 * The concept with this alias, such as Strawman or False Dilemma; null if there is none, and until the catalogue, which
 * has the aliases, is there.
 */
export function useConceptByAlias(label: string | null): ConceptName | null {
  const { data: catalogue } = useCatalogue()
  const isHydrated = useIsHydrated()
  return useMemo(() => {
    if (label === null || !catalogue || !isHydrated) return null
    return conceptFinder(catalogue)(label)?.name ?? null
  }, [label, catalogue, isHydrated])
}
