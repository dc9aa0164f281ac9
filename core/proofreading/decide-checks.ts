import type { Scenario } from '../src/content/authoring.ts'
import { DECISION_TAGS } from '../src/vocabulary.ts'
import { wordsOf } from './readability.ts'

/** Words: a bare act. Fewer are a slogan, more carry their own argument. */
const OPTION_WORDS = { least: 6, most: 14 }
/** In characters, the longest option to the shortest: beyond it length alone catches the eye. */
const LENGTH_RATIO = 1.7
/** A reason or a condition inside an option argues for it. */
const ARGUES = /\b(?:because|if|unless|so that|in case)\b/i

/** What is wrong with a choice between acts: their length and form, their tags, and the fact that turns it. */
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

/** What only a decision has, on a scenario that names a flaw. */
export function strayProblems({ options, flip }: Pick<Scenario, 'options' | 'flip'>): string[] {
  return [
    ...options.filter(({ tag }) => tag !== undefined).map(({ text }) => `label “${text}” has a tag`),
    ...(flip === undefined ? [] : ['has a flip, and asks for no decision']),
  ]
}
