import type { Scenario } from '../src/content/authoring.ts'
import { DECISION_TAGS } from '../src/vocabulary.ts'
import { isOutside, type Problem, problemsWhere } from './problems.ts'
import { wordsOf } from './readability.ts'

/** Words: fewer make a slogan, more carry their own argument. */
const OPTION_WORDS = { least: 6, most: 14 }
/** The longest option to the shortest, in characters; beyond this, length alone stands out. */
const LENGTH_RATIO = 1.7
/** An option with a reason or a condition argues for itself. */
const ARGUES = /\b(?:because|if|unless|so that|in case)\b/i

/** What is wrong with a decision: option lengths and wording, tags, and the fact that flips it. */
export function decideProblems({ options, flip }: Pick<Scenario, 'options' | 'flip'>): Problem[] {
  const lengths = options.map(({ text }) => text.length)
  const ratio = Math.max(...lengths) / Math.min(...lengths)
  return [
    ...options.flatMap(actProblems),
    ...problemsWhere([
      ratio > LENGTH_RATIO,
      `the longest option is ${ratio.toFixed(1)} times the shortest, at most ${LENGTH_RATIO} is fair`,
    ]),
    ...flipProblems(options, flip),
  ]
}

function actProblems({ text, tag }: Scenario['options'][number]): Problem[] {
  const count = wordsOf(text).length
  const argues = ARGUES.exec(text)
  return problemsWhere(
    [isOutside(count, OPTION_WORDS), `option “${text}” has ${count} words, 6 to 14 are asked`],
    [argues !== null, `option “${text}” gives a reason or condition (“${argues?.[0]}”)`],
    [tag === undefined, `option “${text}” has no tag`],
    [tag !== undefined && !DECISION_TAGS.includes(tag), `tag ${tag} is unknown`],
  )
}

function flipProblems(options: Scenario['options'], flip: Scenario['flip'] | undefined): Problem[] {
  if (flip === undefined) return ['has no flip: the one changed fact that makes another option right']
  const turned = options.find(({ text }) => text === flip.makesRight)
  if (!turned) return [`the flip makes “${flip.makesRight}” right, which is not an option`]
  return turned.right ? ['the flip makes right what is right already'] : []
}

export function strayProblems({ options, flip }: Pick<Scenario, 'options' | 'flip'>): Problem[] {
  return [
    ...options.filter(({ tag }) => tag !== undefined).map(({ text }) => `label “${text}” has a tag`),
    ...(flip === undefined ? [] : ['has a flip, and asks for no decision']),
  ]
}
