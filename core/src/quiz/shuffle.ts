import { itemAt } from '../required.ts'
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

/** A shuffle keeps blocks of four apart about one time in twenty, so 200 tries fail once in 30,000 attempts. */
const TRIES = 200

/** Shuffles equal keys apart if possible, all such orders equally likely. */
export function shuffleApart<Item>(items: readonly Item[], keyOf: (item: Item) => string, random: Random): Item[] {
  for (let tried = 0; tried < TRIES; tried++) {
    const shuffled = shuffle(items, random)
    if (areApart(shuffled, keyOf)) return shuffled
  }
  return dealtApart(shuffle(items, random), keyOf)
}

function areApart<Item>(items: readonly Item[], keyOf: (item: Item) => string): boolean {
  return items.every((item, index) => index === 0 || keyOf(item) !== keyOf(itemAt(items, index - 1)))
}

function dealtApart<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const piles = [...Map.groupBy(items, keyOf).values()]
  const dealt: Item[] = []
  while (dealt.length < items.length) {
    const last = dealt.at(-1)
    piles.sort((one, other) => other.length - one.length)
    const pile = piles.find(([next]) => next !== undefined && (last === undefined || keyOf(next) !== keyOf(last)))
    dealt.push(...(pile ?? itemAt(piles, 0)).splice(0, 1))
  }
  return dealt
}

/** Random numbers that repeat for the same whole-number seed: the mulberry32 generator. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
