/** Writes and reads every address of the product. */

import { type CatalogFilters, MARKS } from '@think-twice/core/concepts/catalog-search'
import { CATEGORY_TYPE_OF, categoryTypeOf, isConceptId } from '@think-twice/core/concepts/concepts'
import type { Weakness } from '@think-twice/core/learning/weakness'
import { kebabCase } from '@think-twice/core/text'
import { CATEGORIES, type CategoryType, type ConceptId, type QuizMode, SEVERITIES } from '@think-twice/core/vocabulary'

/** Starts a new attempt of the mode; any other type runs the extended 24. */
export function startAddress(mode: QuizMode): string {
  return `/?start=${mode}`
}

/** A running attempt, or the result it ended in. */
export function attemptAddress(id: string): string {
  return `/?session=${id}`
}

/** The mode to start and the attempt to open, as named in the home page's address. */
export function requestedAttempt(search: URLSearchParams): { start: string | null; id: string | null } {
  return { start: search.get('start'), id: search.get('session') }
}

/** The study view of a concept. It carries the filters along, so that the way back leads to the same catalog. */
export function conceptAddress(concept: ConceptId, filters?: CatalogFilters): string {
  return learnAddress({ focus: concept, type: categoryTypeOf(concept) }, filters)
}

/** The study view of a concept by its id alone, from which the tab follows. */
export function shortConceptAddress(concept: ConceptId): string {
  return `/learn?focus=${concept}`
}

/** The study view of a weakness, whose record may name a concept that is not in the catalog. */
export function weaknessAddress({ id, type }: Pick<Weakness, 'id' | 'type'>): string {
  return learnAddress({ focus: id, type: CATEGORY_TYPE_OF[type] })
}

/** One half of the catalog. */
export function catalogAddress(type: CategoryType, filters?: CatalogFilters): string {
  return learnAddress({ type }, filters)
}

/**
 * The screen at home's address: an attempt, a round, the argument of a day (`''` for today's), a class by its join code
 * (`''` asks for it), or home itself.
 */
export type HomeRequest =
  | { kind: 'attempt'; start: string | null; id: string | null }
  | { kind: 'round'; round: RoundRequest }
  | { kind: 'today'; day: string }
  | { kind: 'class'; code: string }
  | { kind: 'home' }

export function requestedAtHome(search: URLSearchParams): HomeRequest {
  const round = requestedRound(search)
  if (round) return { kind: 'round', round }
  const day = search.get('today')
  if (day !== null) return { kind: 'today', day }
  const code = search.get('class')
  if (code !== null) return { kind: 'class', code }
  const { start, id } = requestedAttempt(search)
  return start === null && id === null ? { kind: 'home' } : { kind: 'attempt', start, id }
}

/** Values of `?round=` that are not a round's id: a new round, one about a concept, one that a friend sent. */
const NEW_ROUND = 'start'
const ABOUT_CONCEPT = 'about'
const WITH_FRIEND = 'with'

/** Draws a new round. */
export const NEW_ROUND_ADDRESS = `/?round=${NEW_ROUND}`

/** A round that is under way or has ended. */
export function roundAddress(id: string): string {
  return `/?${new URLSearchParams({ round: id })}`
}

/** Practice of a concept: draws a round about it and its neighbors. */
export function practiceAddress(concept: ConceptId): string {
  return `/?round=${ABOUT_CONCEPT}&focus=${concept}`
}

/** The round that a friend is invited to try too; `link` is the text that carries it. */
export function sentRoundAddress(link: string): string {
  return `/?round=${WITH_FRIEND}&of=${link}`
}

/** The round requested by `?round=`; null when it is absent. */
export type RoundRequest =
  | { kind: 'new' }
  | { kind: 'about'; concept: ConceptId | null }
  | { kind: 'sent'; link: string }
  | { kind: 'kept'; id: string }

export function requestedRound(search: URLSearchParams): RoundRequest | null {
  const round = search.get('round')
  switch (round) {
    case null:
      return null
    case NEW_ROUND:
      return { kind: 'new' }
    case ABOUT_CONCEPT:
      return { kind: 'about', concept: requestedConcept(search) }
    case WITH_FRIEND:
      return { kind: 'sent', link: search.get('of') ?? '' }
    default:
      return { kind: 'kept', id: round }
  }
}

/** Today's argument, or that of another day, year first. */
export function todayAddress(day?: string): string {
  return day === undefined ? '/?today' : `/?today=${day}`
}

/** The account page. It shares the dashboard's address. */
export const ACCOUNT_ADDRESS = '/dashboard?account'

/** A teacher’s classes, which share the dashboard’s address, too. */
export const CLASSES_ADDRESS = '/dashboard?classes'

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

export const FOR_TEACHERS_ADDRESS = '/learn?for=teachers'

/** Sheets to print of these scenarios, or of some that are yet to be chosen, about these concepts. */
export function printAddress(of: { about: readonly ConceptId[]; scenarioIds?: readonly string[] }): string {
  const chosen = of.scenarioIds === undefined ? '' : `&of=${of.scenarioIds.join('.')}`
  return `${FOR_TEACHERS_ADDRESS}&print${of.about.map((concept) => `&about=${concept}`).join('')}${chosen}`
}

/** The screen at the catalog’s address: the catalog itself, the page for teachers, or sheets to print. */
export type LearnRequest =
  | { kind: 'catalog' | 'for teachers' }
  | { kind: 'print'; scenarioIds: string[] | null; about: ConceptId[] }

export function requestedAtLearn(search: URLSearchParams): LearnRequest {
  if (search.get('for') !== 'teachers') return { kind: 'catalog' }
  if (!search.has('print')) return { kind: 'for teachers' }
  const scenarioIds = search.get('of')?.split('.').filter(Boolean) ?? null
  return { kind: 'print', scenarioIds, about: search.getAll('about').filter(isConceptId) }
}

/**
 * The page for joining a class; without a code, it asks for one. The seat code printed on a card is in the fragment, which
 * browsers do not send, so it appears in no log.
 */
export function joinAddress(code?: string, seatCode?: string): string {
  if (code === undefined) return '/?class'
  return seatCode === undefined ? `/?class=${code}` : `/?class=${code}#${seatCode}`
}

/** The screen at the dashboard’s address; a class round may be on the wall, without bar and footer. */
export function requestedOnDashboard(search: URLSearchParams): 'dashboard' | 'account' | 'classes' | 'class round' {
  if (search.has('account')) return 'account'
  if (!search.has('class') && !search.has('classes')) return 'dashboard'
  return requestedClass(search).kind === 'round' ? 'class round' : 'classes'
}

/** The concept that `?focus=` names, by id or name; null when it names none. */
export function requestedConcept(search: URLSearchParams): ConceptId | null {
  const focus = requestedFocus(search)
  const id = focus === null ? undefined : kebabCase(focus)
  return isConceptId(id) ? id : null
}

/** The value of `?focus=`, which need not be a concept; null when it is absent. */
export function requestedFocus(search: URLSearchParams): string | null {
  return search.get('focus')
}

/** The tab to open: the requested concept's own, else `?type=`, else the fallacies. */
export function requestedType(search: URLSearchParams): CategoryType {
  const concept = requestedConcept(search)
  if (concept !== null) return categoryTypeOf(concept)
  return search.get('type') === 'cognitive-biases' ? 'cognitive-biases' : 'logical-fallacies'
}

/** The catalog's filters; an unknown value leaves its filter open. */
export function requestedFilters(search: URLSearchParams): CatalogFilters {
  return {
    text: search.get('q') ?? '',
    category: knownValue(CATEGORIES, search.get('category')),
    severity: knownValue(SEVERITIES, search.get('severity')),
    mark: knownValue(MARKS, search.get('mark')),
  }
}

/** The value, if it is one of the list; null otherwise. */
function knownValue<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((known) => known === value) ?? null
}

function learnAddress(place: { focus?: string; type: CategoryType }, filters?: CatalogFilters): string {
  const search = new URLSearchParams(place)
  if (filters?.text.trim()) search.set('q', filters.text)
  for (const filter of ['category', 'severity', 'mark'] as const) {
    const value = filters?.[filter]
    if (value) search.set(filter, value)
  }
  return `/learn?${search}`
}

/** The educational site credited for the fallacy definitions. */
export const SOURCE_SITE = { name: 'yourlogicalfallacyis.com', href: 'https://yourlogicalfallacyis.com/' }
