import { BIAS_NAMES, FALLACY_NAMES, isBias } from '../src/concepts/concept-names.ts'
import { areParentAndChild } from '../src/concepts/parent-concepts.ts'
import type { Concept, Scenario } from '../src/content/authoring.ts'
import { NO_FLAW } from '../src/wording/question-line.ts'
import { decideProblems, strayProblems } from './decide-checks.ts'
import { isOutside, type Problem, problemsWhere } from './problems.ts'
import { wordsOf } from './readability.ts'

/** Words: fewer give no reason, more go unread. */
const RATIONALE_WORDS = { least: 8, most: 35 }

/** What is wrong with a scenario's options and their rationales. */
export function optionProblems(scenario: Scenario, concept: Concept): Problem[] {
  const { options, kind, decidingWords } = scenario
  const right = options.filter((option) => option.right)
  const keyRationale = right[0]?.rationale ?? ''
  return [
    ...problemsWhere(
      [options.length !== 4, `has ${options.length} options, four are asked`],
      [right.length !== 1, `has ${right.length} right options, one is asked`],
      [holdsTwice(options.map(({ text }) => text.toLowerCase())), 'has the same option twice'],
      [holdsTwice(options.map(({ rationale }) => rationale)), 'has one rationale for two options'],
    ),
    ...options.flatMap(({ text, rationale }) => lengthProblems(text, rationale)),
    ...problemsWhere([
      !decidingWords.some((quoted) => keyRationale.includes(quoted)),
      'the right option’s rationale quotes none of the deciding words letter for letter',
    ]),
    ...(kind === 'decide'
      ? decideProblems(scenario)
      : [...labelProblems(scenario, concept), ...strayProblems(scenario)]),
  ]
}

function holdsTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length
}

function lengthProblems(option: string, rationale: string): Problem[] {
  const count = wordsOf(rationale).length
  return problemsWhere([
    isOutside(count, RATIONALE_WORDS),
    `rationale of “${option}” has ${count} words, 8 to 35 are asked`,
  ])
}

function labelProblems({ options, kind, slot }: Scenario, { name }: Concept): Problem[] {
  const noFlaw = isBias(name) ? NO_FLAW.bias : NO_FLAW.fallacy
  const sameKind: readonly string[] = isBias(name) ? BIAS_NAMES : FALLACY_NAMES
  const offered = options.map(({ text }) => text)
  const key = options.find((option) => option.right)?.text ?? ''
  const distractors = options.filter((option) => !option.right).map(({ text }) => text)
  const wanted = kind === 'sound' ? noFlaw : name
  const offersNoFlaw = offered.includes(noFlaw)
  return [
    ...offered
      .filter((text) => text !== noFlaw && !sameKind.includes(text))
      .map((text) => `option “${text}” is not a concept of its type`),
    ...problemsWhere(
      [key !== wanted, `the right option is “${key}”, not ${wanted}`],
      [kind === 'sound' && !distractors.includes(name), `does not offer ${name}`],
      [slot !== undefined && offersNoFlaw, `“${noFlaw}” has no place in a slot`],
      [slot === undefined && !offersNoFlaw, `does not offer “${noFlaw}”`],
    ),
    ...distractors
      .filter((text) => areParentAndChild(text, name))
      .map((text) => `“${text}” is parent or child of “${name}”`),
  ]
}
