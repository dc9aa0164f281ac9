import type { Insights } from '@think-twice/contract/learning'
import { CONCEPT_NAMES, choiceName } from '@think-twice/core/concepts/concept-names'
import { NO_FLAW } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/numbers'

/** 'False Cause and Texas Sharpshooter, 5 times in 12.' */
export function pairSentence({ one, other, times }: Insights['confusions'][number]): string {
  const of = one.of + other.of
  const howOften = times === 2 && of === 2 ? 'both times' : `${counted(times, 'time')} in ${of}`
  const second = one.named === NO_FLAW ? 'good arguments' : CONCEPT_NAMES[one.named]
  return `${choiceName(one.was)} and ${second}: mixed up ${howOften}.`
}
