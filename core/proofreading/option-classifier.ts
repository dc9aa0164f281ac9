import type { Scenario } from '../src/content/authoring.ts'
import { type Check, exactPercent, shareOf } from './check-result.ts'
import { wordsOf } from './readability.ts'

/** Chance gives a quarter. */
const CLASSIFIER_SHARE = 0.34
const FOLDS = 10

/** Guesses decisions from option words alone (naive Bayes); twins are held out together. */
export function checkOptionWords(decide: readonly Scenario[]): Check {
  const stories = [...Map.groupBy(decide, ({ id, twinOf }) => twinOf ?? id).values()]
  let points = 0
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = stories.filter((_, index) => index % FOLDS === fold).flat()
    const rate = learn(stories.filter((_, index) => index % FOLDS !== fold).flat())
    for (const scenario of held) points += pointOf(scenario, rate)
  }
  const share = shareOf(points, decide.length)
  return {
    name: 'decisions right for a classifier of option words',
    figure: exactPercent(share),
    limit: '34% or less',
    ok: share <= CLASSIFIER_SHARE,
    notes: [],
  }
}

type TextRating = (text: string) => number

function learn(known: readonly Scenario[]): TextRating {
  const counts = { right: new Map<string, number>(), wrong: new Map<string, number>() }
  const totals = { right: 0, wrong: 0 }
  for (const option of known.flatMap(({ options }) => options)) {
    const side = option.right ? 'right' : 'wrong'
    for (const word of wordsOf(option.text)) {
      counts[side].set(word, (counts[side].get(word) ?? 0) + 1)
      totals[side] += 1
    }
  }
  const vocabulary = new Set([...counts.right.keys(), ...counts.wrong.keys()]).size
  const likelihood = (word: string, side: 'right' | 'wrong') =>
    Math.log(((counts[side].get(word) ?? 0) + 1) / (totals[side] + vocabulary))
  return (text) => wordsOf(text).reduce((sum, word) => sum + likelihood(word, 'right') - likelihood(word, 'wrong'), 0)
}

function pointOf({ options }: Scenario, rate: TextRating): number {
  const ratings = options.map(({ text }) => rate(text))
  const best = Math.max(...ratings)
  const tied = options.filter((_, index) => ratings[index] === best)
  return tied.some(({ right }) => right) ? 1 / tied.length : 0
}
