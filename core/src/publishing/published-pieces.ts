import type { BankEntry } from '../content/authoring.ts'
import type { Schedule } from '../practice/today.ts'
import { publishedBank, slotsWithoutForm } from './published-bank.ts'
import { CATALOGUE_PIECE, catalogueEntry, studyPieceOf, studyText } from './published-concept.ts'
import { practicePieceOf, practiceQuestions } from './published-practice.ts'
import { PRACTICE_INDEX_PIECE, practiceIndex } from './published-practice-index.ts'
import { pieceOf, questionInPiece } from './published-question.ts'
import { SCHEDULE_PIECE } from './published-today.ts'

/** The bank in pieces by name, so that a screen fetches only what it shows; throws if the drafts leave a slot empty. */
export function publishedPieces(
  whole: readonly BankEntry[],
  drafts: ReadonlySet<string>,
  schedule: Schedule,
): Map<string, unknown> {
  const bank = publishedBank(whole, drafts)
  const holes = slotsWithoutForm(bank)
  if (holes.length > 0) throw new Error(`Every form of ${holes.join(', ')} is a draft: nothing can be asked there`)
  return new Map<string, unknown>([
    ...quizPieces(bank),
    [CATALOGUE_PIECE, bank.map(({ concept }) => catalogueEntry(concept))],
    ...bank.map(({ concept, study }) => [studyPieceOf(concept.id), studyText(concept, study)] as const),
    ...bank.map(
      ({ concept, scenarios }) => [practicePieceOf(concept.id), practiceQuestions(concept, scenarios)] as const,
    ),
    [PRACTICE_INDEX_PIECE, practiceIndex(bank)],
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
