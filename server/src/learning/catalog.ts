import { conceptFinder, identifiedByLabels } from '@think-twice/core/concepts/concept-names'
import type { BankEntry, RetiredEntry, Scenario } from '@think-twice/core/content/authoring'
import { BANK } from '@think-twice/core/content/bank'
import { RETIRED } from '@think-twice/core/content/retired'
import type { ScenarioFacts } from '@think-twice/core/learning/evidence'
import { isSoundHalf } from '@think-twice/core/practice/practice-questions'
import { publishedQuestion } from '@think-twice/core/publishing/publish'
import { required } from '@think-twice/core/required'
import type { ConceptId, IdentifiedQuestion, Question } from '@think-twice/core/vocabulary'
import { sortedQuestion } from '../storage/results/questions.ts'

/** A bank's questions, concepts and scenarios, each by its id; also retired scenarios, since answers to them are kept. */
export function catalogOf(bank: readonly BankEntry[], retired: readonly RetiredEntry[] = []) {
  const findConcept = conceptFinder(bank.map(({ concept }) => concept))
  const scenarios = new Map(
    [...retired, ...bank].flatMap(({ concept, scenarios }) =>
      scenarios.map((scenario) => factsOf(concept.id, scenario)),
    ),
  )
  const questions = new Map(bank.flatMap(quizQuestions).map((question) => [question.scenarioId, question]))
  const hashes = new Set([...questions.values()].map((question) => sortedQuestion(question).hash))
  return {
    /** Looks up a concept by any id, name, alias or hyphenated form; null for an unknown label. */
    findConcept,
    /** Looks up a scenario; null if it is not (or no longer) in the bank. */
    findScenario: (scenarioId: string) => scenarios.get(scenarioId) ?? null,
    /** Is a stored question, given by its hash, one that the bank asks today in these words? */
    isCatalogQuestion: (hash: string) => hashes.has(hash),
    /**
     * A question as sent with the ids that rules go by: the bank's, if it has this scenario in the same words; else those
     * that its labels name.
     */
    identify(question: Question): IdentifiedQuestion {
      const known = questions.get(question.scenarioId ?? '')
      if (!known || wordsOf(known) !== wordsOf(question)) return identifiedByLabels(question, findConcept)
      const meaningOf = new Map(known.options.map((text, index) => [text, known.meanings[index]]))
      const meanings = question.options.map((text) => required(meaningOf.get(text), 'an option of a known question'))
      return { ...question, concept: known.concept, meanings }
    },
  }
}

export const CATALOG = catalogOf(BANK, RETIRED)

/** Does a question show a sound argument? The bank knows better than the sender whether its scenario does. */
export function isSoundQuestion({ scenarioId, kind }: Pick<Question, 'scenarioId' | 'kind'>): boolean {
  const facts = scenarioId === undefined ? null : CATALOG.findScenario(scenarioId)
  return facts ? facts.kind === 'sound' : kind === 'sound'
}

function factsOf(concept: ConceptId, { id, kind, slot, twinOf }: Scenario): [string, ScenarioFacts] {
  const isInSlot = slot !== undefined
  return [id, { concept, kind, isInSlot, isSoundHalf: isSoundHalf({ kind, twinOf }), pairId: twinOf ?? id }]
}

function quizQuestions({ concept, scenarios }: BankEntry) {
  return scenarios.filter(({ slot }) => slot !== undefined).map((scenario) => publishedQuestion(concept, scenario))
}

/** All that a question says, whatever the order of its options. */
function wordsOf({ options, rationales, correctAnswer, ...question }: Question): string {
  const { id, scenario, fallacyType, explanation, difficulty, form, kind } = question
  const choices = options.map((text, index) => JSON.stringify([text, rationales?.[index], index === correctAnswer]))
  return JSON.stringify([id, scenario, fallacyType, explanation, difficulty, form, kind, choices.sort()])
}
