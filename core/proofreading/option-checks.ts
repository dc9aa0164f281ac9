import { CONCEPT_NAMES, NO_FLAW_LABELS } from '../src/concepts/concept-names.ts'
import { CONCEPTS_OF, itemTypeOf } from '../src/concepts/concepts.ts'
import type { Concept, Scenario } from '../src/content/authoring.ts'
import { decideProblems, strayProblems } from './decide-checks.ts'
import { areParentAndChild } from './parent-concepts.ts'
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

function labelProblems({ options, kind, slot }: Scenario, { id, name }: Concept): Problem[] {
  const half = itemTypeOf(id)
  const noFlaw = NO_FLAW_LABELS[half]
  const sameKind = CONCEPTS_OF[half].map((concept) => CONCEPT_NAMES[concept])
  const offered = options.map(({ text }) => text)
  const key = options.find((option) => option.right)?.text ?? ''
  const distractors = options.filter((option) => !option.right)
  const wanted = kind === 'sound' ? noFlaw : name
  const offersNoFlaw = offered.includes(noFlaw)
  return [
    ...offered
      .filter((text) => text !== noFlaw && !sameKind.includes(text))
      .map((text) => `option “${text}” is not a concept of its type`),
    ...problemsWhere(
      [key !== wanted, `the right option is “${key}”, not ${wanted}`],
      [kind === 'sound' && !distractors.some(({ text }) => text === name), `does not offer ${name}`],
      [slot !== undefined && offersNoFlaw, `“${noFlaw}” has no place in a slot`],
      [slot === undefined && !offersNoFlaw, `does not offer “${noFlaw}”`],
    ),
    ...distractors
      .filter(({ meaning }) => areParentAndChild(meaning, id))
      .map(({ text }) => `“${text}” is parent or child of “${name}”`),
  ]
}
