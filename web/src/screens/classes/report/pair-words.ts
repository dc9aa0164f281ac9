import type { ClassReport } from '@think-twice/contract/class-report'
import type { SeatKind } from '@think-twice/core/class/class-limits'
import { counted } from '@think-twice/core/wording/numbers'

export type ClassPair = ClassReport['confusions']['pairs'][number]

/** '15 times in 53'; 'at least 15 times in 53' with anonymous seats, of whose mix-ups some are too few to show. */
export function oftenText({ one, other, times }: ClassPair, kind: SeatKind): string {
  return `${kind === 'anonymous' ? 'at least ' : ''}${counted(times, 'time')} in ${one.of + other.of}`
}
