import type { Insights } from '@think-twice/contract/practice'
import { conceptWithId } from '@think-twice/core/concepts/concept-names'
import { counted } from '@think-twice/core/wording/counted'

/**
 * What was seen or named, as the subject of a sentence: a concept by its id, or 'Good arguments' if nothing was wrong.
 */
export function sightingName(sighting: string): string {
  return conceptWithId(sighting) ?? 'Good arguments'
}

/** '2 of 5', or words saying that it has not come up. */
export function timesText({ times, of }: { times: number; of: number }): string {
  return of === 0 ? 'not seen yet' : `${times} of ${of}`
}

/** 'False Cause and Texas Sharpshooter, 5 times in 12.' */
export function pairSentence({ one, other, times }: Insights['confusions'][number]): string {
  const of = one.of + other.of
  const howOften = times === 2 && of === 2 ? 'both times' : `${counted(times, 'time')} in ${of}`
  const second = conceptWithId(one.named) ?? 'good arguments'
  return `${sightingName(one.was)} and ${second}: mixed up ${howOften}.`
}
