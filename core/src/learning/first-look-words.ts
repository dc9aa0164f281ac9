import { counted } from '../wording/counted.ts'
import { inWords } from '../wording/number-words.ts'
import { ENOUGH_IN_A_WEEK, type FirstLookTrend, WEEKS_COMPARED, type WeekOfLooks } from './first-look-trend.ts'
import { type MissingAnswers, measuredShare } from './measured-share.ts'

/** Which weeks the sentence compares. */
export const COMPARISON_NOTE = `That compares the last ${inWords(WEEKS_COMPARED)} weeks shown with the ${inWords(WEEKS_COMPARED)} before.`
/** What is still needed before the chart can be drawn. */
export const FIRST_LOOK_INVITATION = `Two weeks with ${inWords(ENOUGH_IN_A_WEEK)} new scenarios each, and a line starts here.`

/** Accuracy on new scenarios as counts, compared with earlier weeks if there is enough. */
export function firstLookSentence({ weeks, change }: FirstLookTrend): string {
  if (change) {
    const { before, after } = change
    return `On scenarios you’d never seen, you went from ${before.right} of ${before.answers} right to ${after.right} of ${after.answers}.`
  }
  const answers = weeks.reduce((sum, week) => sum + week.answers, 0)
  const right = weeks.reduce((sum, week) => sum + week.right, 0)
  if (answers === 0) return 'Only scenarios you’ve never seen count here.'
  return `You answered ${right} of ${answers} right on scenarios you’d never seen.`
}

/** The difference in points with its margin, and whether it is more than random variation. */
export function firstLookChangeText({ points, margin }: NonNullable<FirstLookTrend['change']>): string {
  const isBeyond = Math.abs(points) > margin
  return `${differenceText(Math.round(points))}, give or take ${Math.round(margin)}. ${isBeyond ? 'Chance alone rarely does that.' : 'It may be chance.'}`
}

function differenceText(points: number): string {
  if (points > 0) return `That is ${counted(points, 'point')} more`
  if (points < 0) return `That is ${counted(-points, 'point')} less`
  return 'That is no difference'
}

/** How far the latest two weeks are toward the answers a point needs, this week first; `weeks` are oldest first. */
export function missingFirstLooks(weeks: readonly WeekOfLooks[]): MissingAnswers[] {
  const [thisWeek, lastWeek] = weeks.toReversed()
  return [
    { name: 'New scenarios this week', count: thisWeek?.answers ?? 0, of: ENOUGH_IN_A_WEEK },
    { name: 'New scenarios last week', count: lastWeek?.answers ?? 0, of: ENOUGH_IN_A_WEEK },
  ]
}

/** '8 of 10, 80%, likely between 49% and 94%', or that there are too few. */
export function weekOfLooksText({ right, answers, likely }: WeekOfLooks): string {
  return `${right} of ${answers}, ${likely ? measuredShare(right, answers) : 'too few to draw'}`
}
