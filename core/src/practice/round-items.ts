import { itemTypeOf } from '../concepts/concepts.ts'
import type { ItemType } from '../vocabulary.ts'
import type { DrawnItem } from './draw-round.ts'
import type { PracticeQuestion } from './practice-question.ts'
import type { RoundItem } from './round.ts'

/** Pairs drawn items with their questions; items without a published question are left out. */
export function roundItems(drawn: readonly DrawnItem[], questions: readonly PracticeQuestion[]): RoundItem[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return drawn.flatMap(({ scenarioId, purpose, isNew }) => {
    const question = byId.get(scenarioId)
    return question ? [{ question, purpose, isNew }] : []
  })
}

/** Is it an argument in which nothing is wrong? A decision never is, not even a sound twin. */
export function isSoundItem({ question }: Pick<RoundItem, 'question'>): boolean {
  return question.kind === 'sound'
}

/** A fallacy’s cell is cracked, a bias’s tilted, and a sound item’s flat. */
export type CellLook = ItemType | 'sound'

/** How an item's cell is drawn, as its verdict was: a decision like its concept, or sound if no bias was at work. */
export function cellLook(item: RoundItem): CellLook {
  const nothingWrong = isSoundItem(item) || item.question.twinOf !== undefined
  return nothingWrong ? 'sound' : itemTypeOf(item.question.concept)
}
