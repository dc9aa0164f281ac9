import addresses from 'virtual:content-pieces'
import { useQuery } from '@tanstack/react-query'
import type { ConceptName } from '@think-twice/core/concept-names'
import { type CatalogueEntry, type StudyText, studyPieceOf } from '@think-twice/core/content/published-concept'
import { pieceOf } from '@think-twice/core/content/published-question'
import { slotsOf } from '@think-twice/core/quiz-modes'
import type { Form, Question, QuizMode } from '@think-twice/core/vocabulary'

/** Each piece is fetched once; one that failed is asked for again. */
const fetched = new Map<string, Promise<unknown>>()

function fetchPiece<Content>(name: string): Promise<Content> {
  const known = fetched.get(name)
  if (known) return known as Promise<Content>
  const piece = load<Content>(name).catch((error: unknown) => {
    fetched.delete(name)
    throw error
  })
  fetched.set(name, piece)
  return piece
}

async function load<Content>(name: string): Promise<Content> {
  const address = addresses[name]
  if (address === undefined) throw new Error(`No content is published as “${name}”`)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  return response.json()
}

/** The questions a session of this mode asks, in the order of its slots; only the pieces that hold them are fetched. */
export async function fetchQuestions(mode: QuizMode): Promise<Question[]> {
  const form: Form = 'A'
  const slots = slotsOf(mode)
  const names = [...new Set(slots.map((slot) => pieceOf(slot, form)))]
  const pieces = await Promise.all(names.map((name) => fetchPiece<Question[]>(name)))
  const bySlot = new Map(pieces.flat().map((question) => [question.id, question]))
  return slots.map((slot) => {
    const question = bySlot.get(slot)
    if (!question) throw new Error(`The published questions have no ${slot}`)
    return question
  })
}

/** The 48 concepts, in the order of their slots. */
export function useCatalogue() {
  return useQuery({ queryKey: ['catalogue'], queryFn: () => fetchPiece<CatalogueEntry[]>('catalogue') })
}

/** What the study view of a concept teaches; fetched when it is opened. */
export function useStudyText(name: ConceptName) {
  const piece = studyPieceOf(name)
  return useQuery({ queryKey: [piece], queryFn: () => fetchPiece<StudyText>(piece) })
}
