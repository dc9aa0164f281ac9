/** A day's weight shrinks to this when the next day comes. */
const KEPT_PER_DAY = 0.85
/** A day of many answers weighs at most a third more than a day of one. */
const WEIGHT_PER_FURTHER_ANSWER = 1 / 4
const HEAVIEST_DAY = 4 / 3
/** Assumed before the first answer. */
const PRIOR = { right: 4 / 3, weight: 7 / 3 }

const NO_PAST = { pastRight: 0, pastWeight: 0 }

/** The latest day's answers, and the weighted days before it. */
type MasteryState = { day: string; answers: number; right: number; pastRight: number; pastWeight: number }

/** What answers in any order add up to; null without answers. */
export function masteryStateOf(answers: readonly { day: string; isCorrect: boolean }[]): MasteryState | null {
  const days = [...Map.groupBy(answers, ({ day }) => day)].sort(([one], [other]) => (one < other ? -1 : 1))
  return days.reduce<MasteryState | null>((state, [day, given]) => {
    const right = given.filter(({ isCorrect }) => isCorrect).length
    return { day, answers: given.length, right, ...(state === null ? NO_PAST : weighed(state)) }
  }, null)
}

/** 0 to 100, not rounded. */
export function masteryLevelOf(state: MasteryState): number {
  const { pastRight, pastWeight } = weighed(state)
  return (100 * (PRIOR.right + pastRight)) / (PRIOR.weight + pastWeight)
}

function weighed({ pastRight, pastWeight, answers, right }: MasteryState) {
  const weight = Math.min(1 + (answers - 1) * WEIGHT_PER_FURTHER_ANSWER, HEAVIEST_DAY)
  return {
    pastRight: KEPT_PER_DAY * pastRight + (weight * right) / answers,
    pastWeight: KEPT_PER_DAY * pastWeight + weight,
  }
}
