import {
  BIAS_NAMES,
  CONCEPT_NAMES,
  type ConceptName,
  conceptId,
  FALLACY_NAMES,
  isBias,
} from '../src/concepts/concept-names.ts'
import { areKin } from '../src/concepts/kin.ts'
import type { Concept, Scenario, Study } from '../src/content/authoring.ts'
import { DIFFICULTIES, DOMAINS, FORMS, GENRES, SCENARIO_KINDS } from '../src/vocabulary.ts'
import { NO_FLAW } from '../src/wording/question-line.ts'
import { CONCEPT_ROOTS } from './concept-roots.ts'
import { decideProblems, strayProblems } from './decide-checks.ts'
import { hasSentences } from './prose-figures.ts'
import { fleschKincaidGrade, wordsOf } from './readability.ts'

/** One sentence for the author. */
export type Problem = string

/** Words: fewer tell no story, more get skimmed. */
const SCENARIO_WORDS = { least: 25, most: 75 }
/** US school grade (Flesch-Kincaid) of one scenario with sentences: our readers are 13 to 14. */
const HARDEST_GRADE = 11
/** Words: fewer give no reason, more go unread. */
const RATIONALE_WORDS = { least: 8, most: 35 }
/** Words: a definition is read at a glance. */
const DEFINITION_WORDS = 45
/** The least number of neighbors, and of words to search for. */
const NEIGHBORS = 3
const KEYWORDS = { least: 6, most: 10 }
/** Words. */
const WORKED_EXAMPLE_WORDS = { least: 30, most: 70 }
const STUDY_TEXT_WORDS = { least: 6, most: 60 }

export function conceptProblems(concept: Concept): Problem[] {
  const problems: Problem[] = []
  const say = (problem: string) => problems.push(`${concept.name}: ${problem}`)
  const sameKind: readonly string[] = isBias(concept.name) ? BIAS_NAMES : FALLACY_NAMES

  if (!CONCEPT_NAMES.includes(concept.name)) say('is not a name of the catalogue')
  if ((concept.category === 'cognitive-bias') !== isBias(concept.name)) say(`category ${concept.category} is wrong`)
  if (wordsOf(concept.definition).length > DEFINITION_WORDS) {
    say(`definition has ${wordsOf(concept.definition).length} words, at most ${DEFINITION_WORDS} are allowed`)
  }
  if (isOutside(concept.keywords.length, KEYWORDS)) {
    say(`has ${concept.keywords.length} keywords, 6 to 10 are needed`)
  }
  if (!concept.link.startsWith('https://')) say('link is not https')
  if (concept.neighbors.length < NEIGHBORS) say(`has ${concept.neighbors.length} neighbors, needs ${NEIGHBORS}`)
  for (const { name, tellApart } of concept.neighbors) {
    if (name === concept.name) say('is its own neighbor')
    if (!sameKind.includes(name)) say(`neighbor ${name} is of the other kind`)
    if (!tellApart.endsWith('?')) say(`what tells it from ${name} apart is not a question`)
  }
  return problems
}

export function studyProblems({ workedExample, soundWhen, reply, evidence }: Study, name: ConceptName): Problem[] {
  const problems: Problem[] = []
  const say = (problem: string) => problems.push(`${name}, study view: ${problem}`)
  const length = wordsOf(workedExample.text).length
  if (isOutside(length, WORKED_EXAMPLE_WORDS)) {
    say(`the worked example has ${length} words, 30 to 70 are asked`)
  }
  if (!workedExample.text.includes(workedExample.failingStep)) say('the failing step is not quoted from its example')
  for (const [field, text] of Object.entries({ why: workedExample.why, soundWhen, reply, evidence })) {
    const count = wordsOf(text).length
    if (isOutside(count, STUDY_TEXT_WORDS)) say(`${field} has ${count} words, 6 to 60 are asked`)
  }
  return problems
}

export function scenarioProblems(scenario: Scenario, concept: Concept): Problem[] {
  const problems: Problem[] = []
  const say = (problem: string) => problems.push(`${scenario.id}: ${problem}`)

  const length = wordsOf(scenario.scenario).length
  if (isOutside(length, SCENARIO_WORDS)) say(`scenario has ${length} words, 25 to 75 are asked`)
  const grade = fleschKincaidGrade(scenario.scenario)
  if (grade > HARDEST_GRADE && hasSentences(scenario))
    say(`reads at grade ${grade.toFixed(1)}, at most ${HARDEST_GRADE} is allowed`)

  for (const word of giveaways(scenario, concept)) say(`“${word}” in the scenario gives the answer away`)
  for (const quoted of scenario.decidingWords) {
    if (!scenario.scenario.includes(quoted)) say(`deciding words “${quoted}” are not in the scenario`)
  }
  if (scenario.decidingWords.length === 0) say('has no deciding words')
  if (!scenario.id.startsWith(`${conceptId(concept.name)}-`)) say(`id does not begin with ${conceptId(concept.name)}-`)
  if ((scenario.slot === undefined) !== (scenario.form === undefined)) say('has a slot without a form, or the reverse')
  if (scenario.genre !== undefined && !GENRES.includes(scenario.genre)) say(`genre ${scenario.genre} is unknown`)
  if (!DOMAINS.includes(scenario.domain)) say(`domain ${scenario.domain} is unknown`)
  if (!DIFFICULTIES.includes(scenario.difficulty)) say(`difficulty ${scenario.difficulty} is unknown`)
  if (!SCENARIO_KINDS.includes(scenario.kind)) say(`kind ${scenario.kind} is unknown`)
  if (scenario.form !== undefined && !FORMS.includes(scenario.form)) say(`form ${scenario.form} is unknown`)

  if (scenario.kind === 'sound' && scenario.twinOf === undefined) say('is sound, and does not say whose twin it is')
  if (scenario.kind === 'spot' && scenario.twinOf !== undefined) say('is a twin, which is sound or asks to decide')
  if (scenario.twinOf !== undefined && scenario.slot !== undefined) say('is a twin, which has no place in a slot')

  for (const problem of optionProblems(scenario, concept)) say(problem)
  return problems
}

/** The concept's name, root or alias wherever the learner would read it. */
function giveaways(scenario: Scenario, concept: Concept): string[] {
  const text = ` ${wordsOf(scenario.scenario).join(' ')}`
  const forbidden = [
    ...CONCEPT_ROOTS[concept.name],
    concept.name.toLowerCase(),
    ...concept.aliases.map((alias) => alias.toLowerCase()),
  ]
  return forbidden.filter((word) => text.includes(` ${word}`))
}

function optionProblems(scenario: Scenario, concept: Concept): Problem[] {
  const { options, kind, decidingWords } = scenario
  const problems: Problem[] = []
  const right = options.filter((option) => option.right)
  if (options.length !== 4) problems.push(`has ${options.length} options, four are asked`)
  if (right.length !== 1) problems.push(`has ${right.length} right options, one is asked`)
  if (new Set(options.map(({ text }) => text.toLowerCase())).size < options.length)
    problems.push('has the same option twice')
  if (new Set(options.map(({ rationale }) => rationale)).size < options.length)
    problems.push('has one rationale for two options')
  for (const { text, rationale } of options) {
    const count = wordsOf(rationale).length
    if (isOutside(count, RATIONALE_WORDS)) problems.push(`rationale of “${text}” has ${count} words, 8 to 35 are asked`)
  }
  const keyRationale = right[0]?.rationale ?? ''
  if (!decidingWords.some((quoted) => keyRationale.includes(quoted))) {
    problems.push('the right option’s rationale quotes none of the deciding words')
  }
  return [
    ...problems,
    ...(kind === 'decide'
      ? decideProblems(scenario)
      : [...labelProblems(scenario, concept), ...strayProblems(scenario)]),
  ]
}

function labelProblems({ options, kind, slot }: Scenario, concept: Concept): Problem[] {
  const problems: Problem[] = []
  const noFlaw = isBias(concept.name) ? NO_FLAW.bias : NO_FLAW.fallacy
  const sameKind: readonly string[] = isBias(concept.name) ? BIAS_NAMES : FALLACY_NAMES
  const key = options.find((option) => option.right)?.text ?? ''
  const distractors = options.filter((option) => !option.right).map(({ text }) => text)

  for (const { text } of options) {
    if (text !== noFlaw && !sameKind.includes(text)) problems.push(`option “${text}” is not a concept of its kind`)
  }
  const wanted = kind === 'sound' ? noFlaw : concept.name
  if (key !== wanted) problems.push(`the right option is “${key}”, not ${wanted}`)
  if (kind === 'sound' && !distractors.includes(concept.name)) problems.push(`does not offer ${concept.name}`)
  const offersNoFlaw = options.some(({ text }) => text === noFlaw)
  if (slot !== undefined && offersNoFlaw) problems.push(`“${noFlaw}” has no place in a slot`)
  if (slot === undefined && !offersNoFlaw) problems.push(`does not offer “${noFlaw}”`)
  for (const text of distractors) {
    if (areKin(text, concept.name)) problems.push(`“${text}” is parent or child of “${concept.name}”`)
  }
  return problems
}

function isOutside(count: number, { least, most }: { least: number; most: number }): boolean {
  return count < least || count > most
}
