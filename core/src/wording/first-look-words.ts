import type { FirstLookTrend } from '../learning/first-look-trend.ts'

/** Accuracy on new scenarios as counts, compared with earlier weeks if there is enough. */
export function firstLookSentence({ weeks, change }: FirstLookTrend): string {
  if (change) {
    const { before, after } = change
    return `On scenarios you had never seen, you went from ${before.right} of ${before.answers} right to ${after.right} of ${after.answers}.`
  }
  const answers = weeks.reduce((sum, week) => sum + week.answers, 0)
  const right = weeks.reduce((sum, week) => sum + week.right, 0)
  if (answers === 0) return 'Only scenarios you have never seen count here.'
  return `You answered ${right} of ${answers} right on scenarios you had never seen.`
}

/** The difference in points with its margin, and whether it is more than random variation. */
export function firstLookChangeText({ points, margin }: NonNullable<FirstLookTrend['change']>): string {
  const difference = Math.round(points)
  const size =
    difference === 0
      ? 'That is no difference'
      : `That is ${Math.abs(difference)} points ${difference > 0 ? 'more' : 'less'}`
  const isBeyond = Math.abs(points) > margin
  return `${size}, give or take ${Math.round(margin)}. ${isBeyond ? 'Chance alone rarely does that.' : 'It may be chance.'}`
}
