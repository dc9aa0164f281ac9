import type { Scenario } from '../../src/content/authoring.ts'
import { breakSentenceShare, type Sentence, sentencePart, sentencesOf } from '../../src/practice/sentences.ts'
import { itemAt } from '../../src/required.ts'
import { type Check, exactPercent, shareOf } from './check-result.ts'
import { wordsOf } from './text-measures.ts'

/** The most by which a guess at “Where does it break?” that ignores the reasons may beat or miss chance. */
const FROM_CHANCE = 0.1

const GUESSES: Readonly<Record<string, (sentences: readonly Sentence[]) => Sentence>> = {
  'the last sentence': (sentences) => itemAt(sentences, sentences.length - 1),
  'the longest sentence': (sentences) =>
    itemAt(
      [...sentences].sort((one, other) => other.text.length - one.text.length),
      0,
    ),
  'the first sentence with “so”': (sentences) =>
    sentences.find(({ text }) => wordsOf(text).includes('so')) ?? itemAt(sentences, sentences.length - 1),
}

/** Checks that tapping the last, the longest or the first “so” sentence is no way to find the one that breaks. */
export function breakGuessChecks(scenarios: readonly Scenario[]): Check[] {
  const asked = scenarios.filter(({ kind, breaksAt }) => kind === 'spot' && breaksAt !== undefined)
  return Object.entries(GUESSES).map(([name, guess]) => {
    const parts = asked.map((scenario) => ({
      part: sentencePart(guess(sentencesOf(scenario.scenario)), scenario),
      chance: breakSentenceShare(scenario),
    }))
    const counted = parts.filter(({ part }) => part !== 'gives it away')
    const share = shareOf(counted.filter(({ part }) => part === 'breaks').length, counted.length)
    const chance = shareOf(
      counted.reduce((sum, each) => sum + each.chance, 0),
      counted.length,
    )
    return {
      name: `it breaks in ${name}`,
      figure: `${exactPercent(share)}, chance ${exactPercent(chance)}`,
      limit: 'within 10 points of chance',
      ok: Math.abs(share - chance) <= FROM_CHANCE,
      notes: [],
    }
  })
}
