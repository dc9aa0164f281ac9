import { isBias, isConceptId } from '../../src/concepts/concepts.ts'
import type { BankEntry, Concept, Study } from '../../src/content/authoring.ts'
import { CATEGORIES, type ConceptId, SEVERITIES } from '../../src/vocabulary.ts'
import { blockProblems, LABEL_PLAN, type LabelPlan } from '../labels/label-plan.ts'
import { isOutside, type Problem, problemsWhere } from './check-result.ts'
import { pairProblems } from './pair-checks.ts'
import { missingFields, scenarioProblems } from './scenario-checks.ts'
import { wordsOf } from './text-measures.ts'

/** Words: a definition is read at a glance. */
const DEFINITION_WORDS = 45
/** Words: a gloss is read in passing. */
const GLOSS_WORDS = 6
/** The least number of neighbors, and of words to search for. */
const NEIGHBORS = 3
const KEYWORDS = { least: 6, most: 10 }
/** Lengths in words. */
const WORKED_EXAMPLE_WORDS = { least: 30, most: 70 }
const STUDY_TEXT_WORDS = { least: 6, most: 60 }

/** Problems of a concept's entry in the catalog. */
export function conceptProblems(concept: Concept): Problem[] {
  const { id, name, category, severity, definition, gloss, keywords, link, neighbors } = concept
  const definitionWords = wordsOf(definition).length
  return [
    ...problemsWhere(
      [
        !CATEGORIES.includes(category) || (category === 'cognitive-bias') !== isBias(id),
        `category ${category} is wrong`,
      ],
      [!SEVERITIES.includes(severity), `severity ${severity} is none of ${SEVERITIES.join(', ')}`],
      [
        definitionWords > DEFINITION_WORDS,
        `definition has ${definitionWords} words, at most ${DEFINITION_WORDS} are allowed`,
      ],
      [
        wordsOf(gloss).length > GLOSS_WORDS,
        `gloss has ${wordsOf(gloss).length} words, at most ${GLOSS_WORDS} are allowed`,
      ],
      [isOutside(keywords.length, KEYWORDS), `has ${keywords.length} keywords, 6 to 10 are needed`],
      [!link.startsWith('https://'), 'link is not https'],
      [neighbors.length < NEIGHBORS, `has ${neighbors.length} neighbors, needs ${NEIGHBORS}`],
    ),
    ...neighbors.flatMap((neighbor) => neighborProblems(neighbor, id)),
  ].map((problem) => `${name}: ${problem}`)
}

function neighborProblems({ concept, tellApart }: Concept['neighbors'][number], of: ConceptId): Problem[] {
  return problemsWhere(
    [concept === of, 'is its own neighbor'],
    [!isConceptId(concept), `neighbor ${concept}: there is no such concept`],
    [isConceptId(concept) && isBias(concept) !== isBias(of), `neighbor ${concept} is of the other type`],
    [!`${tellApart}`.endsWith('?'), `what tells it from ${concept} apart is not a question`],
  )
}

/** Problems of a concept's study view. */
export function studyProblems({ workedExample, soundWhen, reply, evidence }: Study, name: string): Problem[] {
  const length = wordsOf(workedExample.text).length
  const texts = Object.entries({ why: workedExample.why, soundWhen, reply, evidence })
  return [
    ...problemsWhere(
      [isOutside(length, WORKED_EXAMPLE_WORDS), `the worked example has ${length} words, 30 to 70 are asked`],
      [!workedExample.text.includes(workedExample.failingStep), 'the failing step is not quoted from its example'],
    ),
    ...texts
      .map(([field, text]) => ({ field, count: wordsOf(text).length }))
      .filter(({ count }) => isOutside(count, STUDY_TEXT_WORDS))
      .map(({ field, count }) => `${field} has ${count} words, 6 to 60 are asked`),
  ].map((problem) => `${name}, study view: ${problem}`)
}

export function entryProblems(
  { concept, study, scenarios }: Partial<BankEntry>,
  plan: LabelPlan = LABEL_PLAN,
): Problem[] {
  if (!concept || !isConceptId(concept.id)) return [`${concept?.id}: is not a concept of the catalog`]
  if (!study || !scenarios) return [`${concept.name}: its file lacks ${study ? 'scenarios' : 'study'}`]
  const missing = scenarios.map((scenario, index) =>
    missingFields(scenario, `scenario ${index + 1} of ${concept.name}`),
  )
  // A scenario that lacks only its genre can still be compared with others.
  const readable = scenarios.filter((_, index) => missing[index]?.every((each) => each.endsWith('genre is missing')))
  return [
    ...conceptProblems(concept),
    ...studyProblems(study, concept.name),
    ...missing.flat(),
    ...usedTwice(scenarios.map(({ id }) => id)).map((id) => `${id}: another scenario of this file has the same id`),
    ...readable.flatMap((scenario) => [
      ...scenarioProblems(scenario, concept),
      ...blockProblems(scenario, plan).map((problem) => `${scenario.id}: ${problem}`),
      ...pairProblems(scenario, readable),
    ]),
  ]
}

function usedTwice(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => id !== undefined && ids.indexOf(id) !== index))]
}
