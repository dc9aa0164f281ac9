import { isConceptId } from '../concepts/concepts.ts'
import type { BankEntry, Concept, RetiredEntry, Scenario, Study } from '../content/authoring.ts'
import { isSoundHalf, type PracticeIndexEntry, type PracticeQuestion } from '../practice/practice-questions.ts'
import type { Schedule } from '../practice/today.ts'
import { ALL_SLOTS } from '../quiz/slots.ts'
import { CONCEPTS, type OptionMeaning } from '../vocabulary.ts'
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
} from './pieces.ts'

/** The bank without drafts; a form of a block is published only when complete, so no attempt lacks a question. */
export function publishedBank(bank: readonly BankEntry[], drafts: ReadonlySet<string>): BankEntry[] {
  const held = new Set(
    bank.flatMap(({ scenarios }) =>
      scenarios.filter(({ id }) => drafts.has(id)).flatMap((each) => pieceFor(each) ?? []),
    ),
  )
  return bank.map((entry) => ({
    ...entry,
    scenarios: entry.scenarios.filter((scenario) => !drafts.has(scenario.id) && !held.has(pieceFor(scenario) ?? '')),
  }))
}

/** Slots without any published form, which would leave a hole in every quiz. */
export function slotsWithoutForm(bank: readonly BankEntry[]): string[] {
  const asked = new Set(bank.flatMap(({ scenarios }) => scenarios.map(({ slot }) => slot)))
  return ALL_SLOTS.filter((slot) => !asked.has(slot))
}

function pieceFor({ slot, form }: Scenario): string | null {
  return slot === undefined || form === undefined ? null : pieceOf(slot, form)
}

/** A quiz scenario as a question; its id is the slot's. */
export function publishedQuestion(concept: Concept, scenario: Scenario): CatalogQuestion {
  const { id, slot, form } = scenario
  if (slot === undefined || form === undefined)
    throw new TypeError(`Cannot publish ${id} as a quiz question: it has no slot`)
  return { ...questionOf(scenario, slot, concept), form }
}

/** The question as the browser fetches it, with the deciding words for the answer review. */
function questionInPiece(concept: Concept, scenario: Scenario): CatalogQuestion {
  return { ...publishedQuestion(concept, scenario), decidingWords: scenario.decidingWords }
}

/** A scenario as a question under the given id; throws a TypeError if no option is right. */
export function questionOf(scenario: Scenario, id: string, concept: Concept): CatalogQuestion {
  const correctAnswer = scenario.options.findIndex((option) => option.right)
  const right = scenario.options[correctAnswer]
  if (!right) throw new TypeError(`Cannot publish ${scenario.id}: it has no right option`)
  return {
    id,
    scenario: scenario.scenario,
    options: scenario.options.map(({ text }) => text),
    correctAnswer,
    fallacyType: concept.name,
    explanation: right.rationale,
    difficulty: scenario.difficulty,
    scenarioId: scenario.id,
    kind: scenario.kind,
    rationales: scenario.options.map(({ rationale }) => rationale),
    concept: concept.id,
    meanings: scenario.options.map(({ meaning }) => meaning),
  }
}

/** The concept's scenarios that are in no slot, as questions with their deciding words. */
export function practiceQuestions(concept: Concept, scenarios: readonly Scenario[]): PracticeQuestion[] {
  return scenarios
    .filter(({ slot }) => slot === undefined)
    .map((scenario) => ({
      ...questionOf(scenario, scenario.id, concept),
      decidingWords: scenario.decidingWords,
      ...(scenario.breaksAt !== undefined && { breaksAt: scenario.breaksAt }),
      ...(scenario.twinOf !== undefined && { twinOf: scenario.twinOf }),
    }))
}

/** Every scenario of the bank that is in no slot, without its text. */
export function practiceIndex(
  bank: readonly { concept: Concept; scenarios: readonly Scenario[] }[],
): PracticeIndexEntry[] {
  return bank.flatMap(({ concept, scenarios }) =>
    scenarios
      .filter(({ slot }) => slot === undefined)
      .map(({ id, kind, difficulty, twinOf, options }) => ({
        id,
        concept: concept.id,
        kind,
        isSoundHalf: isSoundHalf({ kind, twinOf }),
        difficulty,
        pairId: twinOf ?? id,
        labels: kind === 'decide' ? '' : labelsOf(options.map(({ meaning }) => meaning)),
      })),
  )
}

function labelsOf(meanings: readonly OptionMeaning[]): string {
  return meanings
    .filter(isConceptId)
    .map((concept) => CONCEPTS.indexOf(concept))
    .sort((one, other) => one - other)
    .join(' ')
}

/** The arguments of past days whose scenario has been retired, as practice questions. */
function pastArguments(bank: readonly BankEntry[], retired: readonly RetiredEntry[]): PracticeQuestion[] {
  return bank.flatMap(({ concept }) =>
    practiceQuestions(concept, retired.find((entry) => entry.concept.id === concept.id)?.scenarios ?? []),
  )
}

/** The bank in pieces by name, so that a screen fetches only what it shows; throws if the drafts leave a slot empty. */
export function publishedPieces(
  whole: readonly BankEntry[],
  drafts: ReadonlySet<string>,
  { schedule, retired }: { schedule: Schedule; retired: readonly RetiredEntry[] },
): Map<string, unknown> {
  const bank = publishedBank(whole, drafts)
  const holes = slotsWithoutForm(bank)
  if (holes.length > 0) throw new Error(`Every form of ${holes.join(', ')} is a draft: nothing can be asked there`)
  return new Map<string, unknown>([
    ...quizPieces(bank),
    [CATALOG_PIECE, bank.map(({ concept }) => catalogEntry(concept))],
    ...bank.map(({ concept, study }) => [studyPieceOf(concept.id), studyText(concept, study)] as const),
    ...bank.map(
      ({ concept, scenarios }) => [practicePieceOf(concept.id), practiceQuestions(concept, scenarios)] as const,
    ),
    [PRACTICE_INDEX_PIECE, practiceIndex(bank)],
    [PAST_ARGUMENTS_PIECE, pastArguments(bank, retired)],
    [SCHEDULE_PIECE, schedule],
  ])
}

function quizPieces(bank: readonly BankEntry[]) {
  const asked = bank.flatMap(({ concept, scenarios }) =>
    scenarios.flatMap((scenario) => {
      if (scenario.slot === undefined || scenario.form === undefined) return []
      return [{ piece: pieceOf(scenario.slot, scenario.form), question: questionInPiece(concept, scenario) }]
    }),
  )
  const blocks = Map.groupBy(asked, ({ piece }) => piece)
  return [...blocks].map(([piece, block]) => [piece, block.map(({ question }) => question)] as const)
}

/** The concept without its neighbors, which only the study view shows. */
export function catalogEntry({ neighbors, ...entry }: Concept): CatalogEntry {
  return entry
}

/** Adds to a concept's study texts the neighbors that the catalog entry leaves out. */
export function studyText(concept: Concept, study: Study): StudyText {
  return { ...study, neighbors: concept.neighbors }
}
