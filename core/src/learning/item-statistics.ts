import { compareText } from '../text.ts'
import { SURENESS_MEANS } from './calibration.ts'
import type { FirstLook } from './first-looks.ts'
import { average } from './statistics.ts'

type ItemStatistics = {
  scenarioId: string
  answers: number
  facility: number
  /** Corrected item-total correlation, −1 to 1; null where it is undefined. */
  discrimination: number | null
  choices: ReadonlyMap<string, number>
  sureness: number | null
}

/** Statistics of every scenario, from each person's first looks. */
export function itemStatistics(people: readonly (readonly FirstLook[])[]): ItemStatistics[] {
  const answered = people.flatMap((looks) => {
    const right = looks.filter(({ isCorrect }) => isCorrect).length
    return looks.map((look) => {
      const others = looks.length - 1
      const restShare = others === 0 ? null : (right - (look.isCorrect ? 1 : 0)) / others
      return { look, restShare }
    })
  })
  return [...Map.groupBy(answered, ({ look }) => look.scenarioId)]
    .map(([scenarioId, own]): ItemStatistics => {
      const claimed = own.flatMap(({ look }) => (look.sureness === null ? [] : [SURENESS_MEANS[look.sureness]]))
      const named = own.flatMap(({ look }) => look.choice ?? [])
      return {
        scenarioId,
        answers: own.length,
        facility: average(own.map(({ look }) => (look.isCorrect ? 1 : 0))),
        discrimination: correlation(
          own.flatMap(({ look, restShare }) =>
            restShare === null ? [] : [[look.isCorrect ? 1 : 0, restShare] as const],
          ),
        ),
        choices: new Map([...Map.groupBy(named, (choice) => choice)].map(([choice, all]) => [choice, all.length])),
        sureness: claimed.length === 0 ? null : average(claimed),
      }
    })
    .sort((one, other) => compareText(one.scenarioId, other.scenarioId))
}

function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const [meanX, meanY] = [average(pairs.map(([x]) => x)), average(pairs.map(([, y]) => y))]
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((total, [x, y]) => total + of(x - meanX, y - meanY), 0)
  const spread = Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
  return spread === 0 ? null : sum((x, y) => x * y) / spread
}
