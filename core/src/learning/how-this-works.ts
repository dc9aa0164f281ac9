import { percentText } from '../wording/numbers.ts'
import { SURENESS_MEANS } from './calibration.ts'
import { ENOUGH_MIX_UPS } from './confusions.ts'
import { ENOUGH_FLAWED, ENOUGH_SOUND } from './detection.ts'
import { TWIN_MEMORY_DAYS } from './first-looks.ts'
import { addAnswers, firstDay, MASTERED_FROM, type MasteryState, masteryLevelOf, roundedMastery } from './mastery.ts'

const SHOWN_FROM = ENOUGH_MIX_UPS === 2 ? 'second' : `${ENOUGH_MIX_UPS}th`

/** The paragraphs of the page about how figures are made. */
export const HOW_THIS_WORKS = [
  {
    title: 'First looks only',
    text: `“Your eye,” “How sure, how right,” and “First look” count only scenarios you’d never seen before. A near copy of one you saw in the last ${TWIN_MEMORY_DAYS} days doesn’t count, so remembering an answer won’t help.`,
  },
  {
    title: 'Your eye',
    text: `Naming any flaw in a flawed argument counts as caught. Naming one in a good argument counts as accused. Sharpness compares the two: always naming one, or never naming one, is worth no more than guessing. We wait for ${ENOUGH_FLAWED} flawed and ${ENOUGH_SOUND} good ones before we say anything.`,
  },
  {
    title: 'How sure, how right',
    text: `A guess means you expect to be right one time in four; fairly sure, ${percentText(SURENESS_MEANS.fairly)} of the time; sure, ${percentText(SURENESS_MEANS.sure)}. The Brier score is the average squared gap between what you said and what happened: 0 is perfect.`,
  },
  {
    title: 'Mix-ups',
    text: `A pair shows up after its ${SHOWN_FROM} mix-up. Frequent and recent ones come first; the counts cover all time.`,
  },
  {
    title: 'Margins',
    text: 'A bar with two caps shows where the true number likely lies: 19 times out of 20, it’s inside the bar. When a difference could be chance, we say so and draw no arrow.',
  },
  {
    title: 'Mastery',
    text: `Each day you answer questions on a concept counts once, or a little more with a second answer; earlier days fade. Two right answers on one day make ${levelAfter([2])}%; one on each of three days makes ${levelAfter([1, 1, 1])}%${levelAfter([1, 1, 1]) >= MASTERED_FROM ? ': mastered' : ''}.`,
  },
] as const

function levelAfter([first = 1, ...later]: readonly number[]): number {
  const dayAt = (index: number, answers: number) => ({ day: `2026-01-0${index + 1}`, answers, right: answers })
  const state = later.reduce(
    (state: MasteryState, answers, index) => addAnswers(state, dayAt(index + 1, answers)) ?? state,
    firstDay(dayAt(0, first)),
  )
  return roundedMastery(masteryLevelOf(state))
}
