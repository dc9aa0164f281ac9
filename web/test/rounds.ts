import { chooseOption, moveOn, type Round, type RoundItem, startRound } from '@think-twice/core/practice/round'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { NOON } from './results.ts'

/** A round that asks neither sureness nor where it breaks, after each of these options was chosen and explained. */
export function roundAfter(items: readonly RoundItem[], chosen: readonly string[], id = 'r'): Round {
  return chosen.reduce(
    (round, option, index) => {
      const here = index === 0 ? round : moveOn(round)
      return chooseOption(here, here.items[index]?.question.options.indexOf(option) ?? -1, NOON)
    },
    startRound(id, items, seededRandom(1), { asksSureness: false, asksSentence: false }),
  )
}
