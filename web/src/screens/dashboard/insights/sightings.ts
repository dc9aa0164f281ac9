import { CONCEPT_NAMES, type ConceptName, conceptId } from '@think-twice/core/concepts/concept-names'
import { counted } from '@think-twice/core/wording/counted'
import type { Insights } from '../../../data/insights.ts'

/** The concept that a mix-up names by its id; null for a good argument. */
export function conceptOf(sighting: string): ConceptName | null {
  return CONCEPT_NAMES.find((name) => conceptId(name) === sighting) ?? null
}

/** How a sighting is called where several of it are meant. */
export function sightingName(sighting: string): string {
  return conceptOf(sighting) ?? 'Good arguments'
}

/** '2 of 5', or that it has not come up. */
export function timesText({ times, of }: { times: number; of: number }): string {
  return of === 0 ? 'not seen yet' : `${times} of ${of}`
}

/** 'False Cause and Texas Sharpshooter, 5 times in 12.' */
export function pairSentence({ one, other, times }: Insights['confusions'][number]): string {
  return `${sightingName(one.was)} and ${sightingName(one.named)}: mixed up ${counted(times, 'time')} in ${one.of + other.of}.`
}
