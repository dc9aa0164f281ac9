import { median } from '@think-twice/core/learning/statistics'
import { itemAt } from '@think-twice/core/required'

/**
 * The figures of each target in the order of the targets. Everybody has a turn in each round, because a shared machine is
 * never the same twice; every round begins one target further, and a first round counts for nothing.
 */
export async function takeRounds<Target, Turn>(
  targets: readonly Target[],
  rounds: number,
  takeTurn: (target: Target) => Promise<Turn>,
): Promise<Turn[][]> {
  const turns: Turn[][] = targets.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (let place = 0; place < targets.length; place++) {
      const index = (round + place) % targets.length
      const turn = await takeTurn(itemAt(targets, index))
      if (round > 0) itemAt(turns, index).push(turn)
    }
  }
  return turns
}

/** Round by round, because turns of one round are nearest in time. */
export function ratiosOf(figures: readonly number[], divisors: readonly number[]): number[] {
  return figures.map((figure, round) => figure / itemAt(divisors, round))
}

/** The least, the middle and the most of some values. */
export function spread(values: readonly number[], digits: number): string {
  return [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(digits)).join(' / ')
}
