/** The addresses of a teacher’s classes. In a file of their own they stay out of the first screen’s script. */

import { isConceptId } from '@think-twice/core/concepts/concepts'
import type { ConceptId } from '@think-twice/core/vocabulary'

/** The form for a new class. */
export const NEW_CLASS_ADDRESS = '/dashboard?classes=new'

export function classAddress(classId: string): string {
  return `/dashboard?class=${classId}`
}

export function classReportAddress(classId: string): string {
  return `${classAddress(classId)}&report`
}

/** One round of a class: the wall of a live one, or the report of one that is over. */
export function classRoundAddress(classId: string, roundId: string): string {
  return `${classAddress(classId)}&round=${roundId}`
}

/** The form for a round of a class, about these concepts if any are given. */
export function newClassRoundAddress(classId: string, about: readonly ConceptId[] = []): string {
  return `${classAddress(classId)}&round=${NEW_CLASS_ROUND}${about.map((concept) => `&about=${concept}`).join('')}`
}

const NEW_CLASS_ROUND = 'new'

/** The join cards of a named class, to print. */
export function classCardsAddress(classId: string): string {
  return `${classAddress(classId)}&print`
}

/** The printable sheets of a class's round. */
export function classRoundPrintAddress(classId: string, roundId: string): string {
  return `${classRoundAddress(classId, roundId)}&print`
}

/**
 * The requested page about classes: the list, the form for a new one, or one class, its report, its cards, a round, its
 * sheets, or the form for a round.
 */
export type ClassRequest =
  | { kind: 'list' | 'new' }
  | { kind: 'class' | 'report' | 'cards'; classId: string }
  | { kind: 'round' | 'round print'; classId: string; roundId: string }
  | { kind: 'new round'; classId: string; about: ConceptId[] }

export function requestedClass(search: URLSearchParams): ClassRequest {
  const classId = search.get('class')
  if (!classId) return { kind: search.get('classes') === 'new' ? 'new' : 'list' }
  const roundId = search.get('round')
  if (roundId === NEW_CLASS_ROUND)
    return { kind: 'new round', classId, about: search.getAll('about').filter(isConceptId) }
  if (roundId !== null) return { kind: search.has('print') ? 'round print' : 'round', classId, roundId }
  if (search.has('print')) return { kind: 'cards', classId }
  return { kind: search.has('report') ? 'report' : 'class', classId }
}
