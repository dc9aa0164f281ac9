import { itemAt } from '../item-at.ts'
import type { Random } from '../vocabulary.ts'
import { shuffle } from './shuffle.ts'

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

/** Deals from the largest pile whose key differs from the last one, so that as few equal keys as possible meet. */
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
