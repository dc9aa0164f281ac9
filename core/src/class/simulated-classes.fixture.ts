import { shuffle } from '../quiz/shuffle.ts'
import { itemAt } from '../required.ts'
import type { ConceptId, Random } from '../vocabulary.ts'
import { someScenario } from './class.fixture.ts'
import type { VotedRound } from './class-report.ts'

/** Ways to answer one scenario: the seats' options, where `right` is the right one and 3 says that nothing is wrong. */
export type Behavior = (seats: number, right: number, random: Random) => number[]

const OPTIONS = [0, 1, 2, 3] as const
const NOTHING = 3

function guess(random: Random): number {
  return Math.floor(4 * random())
}

/** Right with a probability, else one of the others at random. */
function rightWith(probability: number, right: number, random: Random): number {
  if (random() < probability) return right
  return itemAt(
    shuffle(
      OPTIONS.filter((option) => option !== right),
      random,
    ),
    0,
  )
}

/** Classes that know nothing of flaws; a report on them may contain nothing flattering. */
export const UNKNOWING: readonly { name: string; behavior: Behavior }[] = [
  { name: 'guessing', behavior: (seats, _, random) => everySeat(seats, () => guess(random)) },
  { name: 'always “nothing is wrong”', behavior: (seats) => everySeat(seats, () => NOTHING) },
  { name: 'flaws everywhere', behavior: (seats, _, random) => everySeat(seats, () => Math.floor(3 * random())) },
  {
    name: 'following the crowd',
    behavior: (seats, _, random) => {
      const loudest = guess(random)
      return everySeat(seats, () => (random() < 0.85 ? loudest : guess(random)))
    },
  },
  {
    name: 'copying the neighbor',
    behavior: (seats, _, random) => {
      const options: number[] = []
      for (let seat = 0; seat < seats; seat++) {
        options.push(seat % 2 === 1 && random() < 0.9 ? itemAt(options, seat - 1) : guess(random))
      }
      return options
    },
  },
]

/** Classes that know something: each seat is right so often. */
export const KNOWING: readonly { name: string; behavior: Behavior }[] = [
  { name: 'middling', behavior: (seats, right, random) => everySeat(seats, () => rightWith(0.55, right, random)) },
  { name: 'strong', behavior: (seats, right, random) => everySeat(seats, () => rightWith(0.85, right, random)) },
]

function everySeat(seats: number, option: () => number): number[] {
  return Array.from({ length: seats }, option)
}

const LABELS = [
  ['straw-man', 'false-cause', 'ad-hominem'],
  ['slippery-slope', 'black-or-white', 'bandwagon'],
  ['anecdotal', 'tu-quoque', 'middle-ground'],
] as const satisfies readonly (readonly ConceptId[])[]

/** A class of so many seats plays rounds, each with its parallel a week later; a third of the scenarios are sound. */
export function simulatedRounds(
  behavior: Behavior,
  { seats, pairs, length }: { seats: number; pairs: number; length: number },
  random: Random,
): VotedRound[] {
  return Array.from({ length: pairs }, (_, pair) => {
    const rights = Array.from({ length }, () => (random() < 1 / 3 ? NOTHING : Math.floor(3 * random())))
    return ['first', 'later'].map(
      (name): VotedRound => ({
        id: `${name}-${pair}`,
        kind: 'live',
        follows: name === 'later' ? `first-${pair}` : null,
        scenarios: shuffle(rights, random).map((right, position) => {
          const labels = itemAt(LABELS, position % LABELS.length)
          const chosen = behavior(seats, right, random)
          return someScenario({
            id: `${name}-${pair}-${position}`,
            flaw: right === NOTHING ? null : itemAt(labels, right),
            labels,
            first: OPTIONS.map((option) => chosen.filter((each) => each === option).length),
          })
        }),
      }),
    )
  }).flat()
}
