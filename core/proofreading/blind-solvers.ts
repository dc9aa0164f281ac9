import type { Scenario } from '../src/content/authoring.ts'
import { wordsOf } from './readability.ts'

/** 'No fallacy here' and 'No bias here' are left out: they are offered by rule, not by choice. */
const NO_FLAW = /^No (?:fallacy|bias) here$/

/**
 * The share that a solver gets right who never reads a scenario and knows only how often each label is right when it is
 * offered. Learns on one half and is tried on the other, both ways round; ties share the point.
 */
export function guessByLabel(scenarios: readonly Scenario[]): number {
  return splitHalf(scenarios, (known) => {
    const offered = new Map<string, number>()
    const right = new Map<string, number>()
    for (const option of known.flatMap(({ options }) => options)) {
      offered.set(option.text, (offered.get(option.text) ?? 0) + 1)
      if (option.right) right.set(option.text, (right.get(option.text) ?? 0) + 1)
    }
    // One imagined offer in four right keeps a label seen once from ruling.
    return (text) => (NO_FLAW.test(text) ? 0 : ((right.get(text) ?? 0) + 1) / ((offered.get(text) ?? 0) + 4))
  })
}

/** The share that a naive Bayes classifier of the words of the options alone gets right, split half. */
export function guessByOptionWords(scenarios: readonly Scenario[]): number {
  return splitHalf(scenarios, (known) => {
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
  })
}

type Rating = (text: string) => number

function splitHalf(scenarios: readonly Scenario[], learn: (known: readonly Scenario[]) => Rating): number {
  const halves = [0, 1].map((half) => scenarios.filter((_, index) => index % 2 === half)) as [Scenario[], Scenario[]]
  const points = pointsOn(halves[1], learn(halves[0])) + pointsOn(halves[0], learn(halves[1]))
  return points / Math.max(1, scenarios.length)
}

function pointsOn(scenarios: readonly Scenario[], rate: Rating): number {
  return scenarios.reduce((sum, { options }) => {
    const ratings = options.map(({ text }) => rate(text))
    const best = Math.max(...ratings)
    const tied = options.filter((_, index) => ratings[index] === best)
    return sum + (tied.some((option) => option.right) ? 1 / tied.length : 0)
  }, 0)
}
