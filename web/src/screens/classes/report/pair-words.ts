import type { ClassReport } from '@think-twice/contract/class-report'
import type { SeatKind } from '@think-twice/core/class/class-limits'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import type { Choice } from '@think-twice/core/learning/evidence'
import { NO_FLAW } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/numbers'

export type ClassPair = ClassReport['confusions']['pairs'][number]

/** What something was, or was taken for. */
export function choiceName(choice: Choice): string {
  return choice === NO_FLAW ? 'Good arguments' : CONCEPT_NAMES[choice]
}

/** '15 times in 53'; with anonymous seats only what may be told is counted: 'at least 15 times in 53'. */
export function oftenText({ one, other, times }: ClassPair, kind: SeatKind): string {
  return `${kind === 'anonymous' ? 'at least ' : ''}${counted(times, 'time')} in ${one.of + other.of}`
}
