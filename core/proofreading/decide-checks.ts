import type { Scenario } from '../src/content/authoring.ts'
import { DECISION_TAGS } from '../src/vocabulary.ts'
import { wordsOf } from './readability.ts'

/** Words: fewer make a slogan, more carry their own argument. */
const OPTION_WORDS = { least: 6, most: 14 }
/** The longest option to the shortest, in characters; beyond this, length alone stands out. */
const LENGTH_RATIO = 1.7
/** An option with a reason or a condition argues for itself. */
const ARGUES = /\b(?:because|if|unless|so that|in case)\b/i

/** What is wrong with a decision: option lengths and wording, tags, and the fact that flips it. */
export function decideProblems({ options, flip }: Pick<Scenario, 'options' | 'flip'>): string[] {
  const problems: string[] = []
  for (const { text, tag } of options) {
    const count = wordsOf(text).length
    if (count < OPTION_WORDS.least || count > OPTION_WORDS.most) {
      problems.push(`option “${text}” has ${count} words, 6 to 14 are asked`)
    }
    const argues = ARGUES.exec(text)
    if (argues) problems.push(`option “${text}” gives a reason or condition (“${argues[0]}”)`)
    if (tag === undefined) problems.push(`option “${text}” has no tag`)
    else if (!DECISION_TAGS.includes(tag)) problems.push(`tag ${tag} is unknown`)
  }
  const lengths = options.map(({ text }) => text.length)
  const ratio = Math.max(...lengths) / Math.min(...lengths)
  if (ratio > LENGTH_RATIO) {
    problems.push(`the longest option is ${ratio.toFixed(1)} times the shortest, at most ${LENGTH_RATIO} is fair`)
  }
  return [...problems, ...flipProblems(options, flip)]
}

function flipProblems(options: Scenario['options'], flip: Scenario['flip'] | undefined): string[] {
  if (flip === undefined) return ['has no flip: the one changed fact that makes another option right']
  const turned = options.find(({ text }) => text === flip.makesRight)
  if (!turned) return [`the flip makes “${flip.makesRight}” right, which is not an option`]
  return turned.right ? ['the flip makes right what is right already'] : []
}

/** Fields that belong to decisions only. */
export function strayProblems({ options, flip }: Pick<Scenario, 'options' | 'flip'>): string[] {
  return [
    ...options.filter(({ tag }) => tag !== undefined).map(({ text }) => `label “${text}” has a tag`),
    ...(flip === undefined ? [] : ['has a flip, and asks for no decision']),
  ]
}
