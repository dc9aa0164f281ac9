import { counted } from '../wording/counted.ts'
import { likelyText, percentText } from '../wording/number-text.ts'
import { inWords } from '../wording/number-words.ts'
import { wilsonInterval } from './statistics.ts'
import type { Weakness } from './weakness.ts'

/** Answers from which on a percentage says something. */
const ENOUGH_FOR_A_MARGIN = 10

/** What a weakness rests on: a profile alone, too few answers for a margin, or percent right with its interval. */
export function basisText({
  isFromAssessment,
  timesWrong,
  timesAnswered,
}: Pick<Weakness, 'isFromAssessment' | 'timesWrong' | 'timesAnswered'>): string {
  if (isFromAssessment) {
    return `An assessment’s profile points here. By rule it counts as ${timesWrong} of ${timesAnswered} wrong, and its strength sets mastery and severity: they were not measured by answers about this concept.`
  }
  const answers = counted(timesAnswered, 'answer')
  if (timesAnswered < ENOUGH_FOR_A_MARGIN) {
    return `${answers} so far: too few for a margin, which takes ${inWords(ENOUGH_FOR_A_MARGIN)}.`
  }
  const right = timesAnswered - timesWrong
  return `${answers} so far: ${percentText(right / timesAnswered)} right, ${likelyText(wilsonInterval(right, timesAnswered))}.`
}

/** How many answers were right, with a percentage where there are enough for one: '1 of 1 right', '83% right, 10 of 12'. */
export function shareRightText(right: number, answered: number): string {
  if (answered < ENOUGH_FOR_A_MARGIN) return `${right} of ${answered} right`
  return `${percentText(right / answered)} right, ${right} of ${answered}`
}
