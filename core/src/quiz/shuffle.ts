import { itemAt } from '../item-at.ts'
import type { IdentifiedQuestion, Random } from '../vocabulary.ts'

/** A shuffled copy, by Fisher and Yates: sorting by a random key would favor some orders. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [itemAt(shuffled, other), itemAt(shuffled, last)]
  }
  return shuffled
}

/** Shuffles the options and keeps `correctAnswer`, meanings and rationales with their texts. */
export function shuffleOptions<Asked extends IdentifiedQuestion>(question: Asked, random: Random): Asked {
  return orderOptions(question, shuffle([...question.options.keys()], random))
}

/** Puts the options into an order, given as their indexes; `correctAnswer`, meanings and rationales stay with their texts. */
export function orderOptions<Asked extends IdentifiedQuestion>(question: Asked, order: readonly number[]): Asked {
  const { options, rationales, meanings } = question
  return {
    ...question,
    options: order.map((index) => itemAt(options, index)),
    correctAnswer: order.indexOf(question.correctAnswer),
    meanings: order.map((index) => itemAt(meanings, index)),
    ...(rationales && { rationales: order.map((index) => itemAt(rationales, index)) }),
  }
}
