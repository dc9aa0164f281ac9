import addresses from 'virtual:content-pieces'
import { queryOptions, usePrefetchQuery, useQueries, useQuery } from '@tanstack/react-query'
import { isConceptId } from '@think-twice/core/concepts/concepts'
import type { Choice } from '@think-twice/core/learning/evidence'
import type { PracticeIndexEntry, PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { sentencesOf } from '@think-twice/core/practice/sentences'
import type { Schedule } from '@think-twice/core/practice/today'
import {
  CATALOG_PIECE,
  type CatalogEntry,
  type CatalogQuestion,
  PAST_ARGUMENTS_PIECE,
  PRACTICE_INDEX_PIECE,
  pieceOf,
  practicePieceOf,
  SCHEDULE_PIECE,
  type StudyText,
  studyPieceOf,
} from '@think-twice/core/publishing/pieces'
import { slotsOf } from '@think-twice/core/quiz/quiz-modes'
import { ALL_SLOTS, type AskedCounts, nextForm } from '@think-twice/core/quiz/slots'
import { type ConceptId, FORMS, type Form, type IdentifiedQuestion, type QuizMode } from '@think-twice/core/vocabulary'
import { send } from './http.ts'
import { PUBLISHED, queryClient } from './query-client.ts'

/** Takes in pieces that are already at hand, as when pages are prerendered. */
export function putPieces(pieces: ReadonlyMap<string, unknown>): void {
  for (const [name, content] of pieces) queryClient.setQueryData(pieceQuery(name).queryKey, content)
}

/**
 * The query of a piece, which is fetched once and kept for the life of the page; after a failure it is fetched again.
 */
function pieceQuery<Content>(name: string) {
  return queryOptions({
    queryKey: [PUBLISHED, name],
    queryFn: () => load<Content>(name),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  })
}

function fetchPiece<Content>(name: string): Promise<Content> {
  return queryClient.query(pieceQuery<Content>(name))
}

async function load<Content>(name: string): Promise<Content> {
  const address = addresses[name]
  if (address === undefined) throw new Error(`No content is published as “${name}”`)
  const found = await send(address)
  // A filter's page in its place would stay in the browser's cache for a year.
  const isPiece = found.headers.get('content-type')?.includes('json')
  return (isPiece ? found : await send(address, { cache: 'reload' })).json()
}

/**
 * The questions an attempt of this mode asks, in slot order: for each slot the form this learner has seen least.
 * Only the pieces that hold them are fetched.
 */
export async function fetchQuestions(mode: QuizMode, asked: AskedCounts): Promise<CatalogQuestion[]> {
  const names = piecesOf(mode, asked)
  const pieces = await Promise.all(names.map((name) => fetchPiece<CatalogQuestion[]>(name)))
  const published = pieces.flat()
  return formsToAsk(mode, asked).map(({ slot, form }) => {
    const question = published.find((each) => each.id === slot && each.form === form)
    if (!question) throw new Error(`The published questions have no form ${form} of ${slot}`)
    return question
  })
}

/** The names of the pieces with the questions that this learner would be asked; `asked` says which forms they have had. */
export function piecesOf(mode: QuizMode, asked: AskedCounts): string[] {
  return [...new Set(formsToAsk(mode, asked).map(({ slot, form }) => pieceOf(slot, form)))]
}

function formsToAsk(mode: QuizMode, asked: AskedCounts): { slot: string; form: Form }[] {
  return slotsOf(mode).map((slot) => ({ slot, form: nextForm(slot, formsOf(slot), asked) }))
}

/** The index that rounds are drawn from; `fetchPracticeOf` then fetches the questions that were drawn. */
export function fetchPracticeIndex(): Promise<PracticeIndexEntry[]> {
  return fetchPiece(PRACTICE_INDEX_PIECE)
}

/** The index that rounds are drawn from, for a screen that waits for it. */
export function usePracticeIndex() {
  return useQuery(pieceQuery<PracticeIndexEntry[]>(PRACTICE_INDEX_PIECE))
}

export async function fetchPracticeOf(concepts: readonly ConceptId[]): Promise<PracticeQuestion[]> {
  const pieces = await Promise.all(
    [...new Set(concepts)].map((concept) => fetchPiece<PracticeQuestion[]>(practicePieceOf(concept))),
  )
  return pieces.flat()
}

/** The practice scenarios of these concepts, as far as their pieces have arrived; fetched only while a screen asks. */
export function usePracticeOf(concepts: readonly ConceptId[]): PracticeQuestion[] {
  return useQueries({
    queries: [...new Set(concepts)].map((concept) => pieceQuery<PracticeQuestion[]>(practicePieceOf(concept))),
    combine: joined,
  })
}

/** A published scenario and the other half of its pair, each absent until it has been fetched; `of` is null while it is secret. */
export function useScenario(of: { conceptId: ConceptId; scenarioId: string } | null | undefined) {
  const published = usePracticeOf(of ? [of.conceptId] : [])
  const question = published.find(({ id }) => id === of?.scenarioId)
  const twin = question && published.find(({ id, twinOf }) => id === question.twinOf || twinOf === question.id)
  return { question, twin }
}

function joined(pieces: readonly { data: PracticeQuestion[] | undefined }[]): PracticeQuestion[] {
  return pieces.flatMap(({ data }) => data ?? [])
}

/** The arguments of past days that no round asks any more. */
export function fetchPastArguments(): Promise<PracticeQuestion[]> {
  return fetchPiece(PAST_ARGUMENTS_PIECE)
}

export function fetchStudyText(concept: ConceptId): Promise<StudyText> {
  return fetchPiece(studyPieceOf(concept))
}

/** The schedule that says which scenario is today's argument on which day. */
export function fetchSchedule(): Promise<Schedule> {
  return fetchPiece(SCHEDULE_PIECE)
}

/**
 * The questions of a saved result with the words that the review marks, from the pieces that hold them. A scenario that
 * has been rewritten or is no longer published stays unmarked, as does any other until its piece has arrived.
 */
export function useDecidingWords(questions: readonly IdentifiedQuestion[]): readonly IdentifiedQuestion[] {
  const pieces = [...new Set(questions.flatMap(({ id, form }) => (isPublished(id, form) ? [pieceOf(id, form)] : [])))]
  const published = useQueries({
    queries: pieces.map((piece) => pieceQuery<CatalogQuestion[]>(piece)),
    combine: (all) => all.flatMap(({ data }) => data ?? []),
  })
  return questions.map((question) => {
    const known = published.find(({ scenarioId }) => scenarioId === question.scenarioId)
    return known?.decidingWords === undefined ? question : { ...question, decidingWords: known.decidingWords }
  })
}

function isPublished(slot: string, form: Form | undefined): form is Form {
  return form !== undefined && ALL_SLOTS.includes(slot) && addresses[pieceOf(slot, form)] !== undefined
}

/** The forms of a slot that are published. */
function formsOf(slot: string): Form[] {
  return FORMS.filter((form) => addresses[pieceOf(slot, form)] !== undefined)
}

/** The 48 concepts, in the order of their slots. */
export function useCatalog() {
  return useQuery(catalogQuery())
}

/** Fetches the 48 concepts ahead of whatever will show them. */
export function usePrefetchCatalog(): void {
  usePrefetchQuery(catalogQuery())
}

/** Fetches what the catalog shows, and a study text if one is open; the screen itself reports a failure. */
export async function prepareCatalog(concept: ConceptId | null): Promise<void> {
  await Promise.allSettled([queryClient.query(catalogQuery()), ...(concept ? [fetchStudyText(concept)] : [])])
}

function catalogQuery() {
  return pieceQuery<CatalogEntry[]>(CATALOG_PIECE)
}

/** The text of a concept's study view; fetched when it is opened. */
export function useStudyText(concept: ConceptId) {
  return useQuery(studyQuery(concept))
}

/** The study texts of several concepts, in order; undefined for any that has not arrived. */
export function useStudyTexts(concepts: readonly ConceptId[]): (StudyText | undefined)[] {
  return useQueries({ queries: concepts.map(studyQuery), combine: (all) => all.map(({ data }) => data) })
}

function studyQuery(concept: ConceptId) {
  return pieceQuery<StudyText>(studyPieceOf(concept))
}

/**
 * The way to tell two concepts apart: a question or, against a good argument, a sentence on when the concept's move is fair.
 */
export type TellApart = { kind: 'question'; text: string } | { kind: 'sound when'; concept: ConceptId; text: string }

/**
 * The way to tell apart two things that were mixed up. Null while it loads, and for a pair that has none.
 */
export function useTellApart(pair: readonly [Choice, Choice] | null): TellApart | null {
  const concepts = pair?.filter(isConceptId) ?? []
  const texts = useStudyTexts(concepts)
  const [concept, other] = concepts
  if (concept !== undefined && other === undefined) {
    const [only] = texts
    return only ? { kind: 'sound when', concept, text: firstSentence(only.soundWhen) } : null
  }
  const found = texts.flatMap(
    (text, index) => text?.neighbors.find((neighbor) => neighbor.concept === concepts[1 - index]) ?? [],
  )
  return found[0] ? { kind: 'question', text: found[0].tellApart } : null
}

/** The first sentence is enough to tell the two apart; the study view has the rest. */
function firstSentence(text: string): string {
  return sentencesOf(text)[0]?.text ?? text
}
