import { conceptFinder } from '@think-twice/core/concepts/concept-lookup'
import { BANK } from '@think-twice/core/content/bank'
import { TRADED_FORMS } from '@think-twice/core/content/traded-forms'
import type { FindScenario, ScenarioFacts } from '@think-twice/core/learning/evidence'
import { publishedQuestion } from '@think-twice/core/publishing/published-question'
import { formKey, formToday } from '@think-twice/core/quiz/asked-forms'
import type { Question } from '@think-twice/core/vocabulary'
import { encodeQuestion } from '../storage/questions/question-encoding.ts'

/** The hashes of the quizzes' questions, as they are kept. */
const QUESTION_HASHES: ReadonlySet<string> = new Set(
  BANK.flatMap(({ scenarios }) =>
    scenarios.flatMap((scenario) =>
      scenario.slot === undefined ? [] : [encodeQuestion(publishedQuestion(scenario)).hash],
    ),
  ),
)

/** Is a kept question, known by its hash, one that the catalogue asks today? */
export function isCatalogueQuestion(hash: string): boolean {
  return QUESTION_HASHES.has(hash)
}

/** Looks up a concept by any id, name, alias or hyphenated form; null for an unknown label. */
export const findConcept = conceptFinder(BANK.map(({ concept }) => concept))

const SCENARIOS: ReadonlyMap<string, ScenarioFacts> = new Map(
  BANK.flatMap(({ concept, scenarios }) =>
    scenarios.map(({ id, kind, slot, twinOf }) => [
      id,
      {
        concept: concept.name,
        kind,
        isInSlot: slot !== undefined,
        isSound: twinOf !== undefined && kind === 'sound',
        pairId: twinOf ?? id,
      },
    ]),
  ),
)

/** Looks up a scenario; null if it is not (or no longer) in the bank. */
export const findScenario: FindScenario = (scenarioId) => SCENARIOS.get(scenarioId) ?? null

/** Every scenario that is not held out for the quizzes. */
export const PRACTICE_SCENARIOS: readonly string[] = [...SCENARIOS]
  .filter(([, { isInSlot }]) => !isInSlot)
  .map(([id]) => id)

const BY_FORM = new Map(
  BANK.flatMap(({ scenarios }) =>
    scenarios.flatMap(({ id, slot, form }) =>
      slot === undefined || form === undefined ? [] : [[formKey(slot, form), id] as const],
    ),
  ),
)

/** Does a question show a sound argument? The bank knows better than the sender whether its scenario does. */
export function isSoundQuestion(question: Pick<Question, 'scenarioId' | 'id' | 'form' | 'kind'>): boolean {
  const scenarioId = scenarioOf(question)
  const facts = scenarioId === null ? null : findScenario(scenarioId)
  return facts ? facts.isSound : question.kind === 'sound'
}

/** The scenario behind a question. Old questions name only their slot and form. */
export function scenarioOf({ scenarioId, id, form }: Pick<Question, 'scenarioId' | 'id' | 'form'>): string | null {
  if (scenarioId !== undefined) return scenarioId
  return form === undefined ? null : (BY_FORM.get(formKey(id, formToday(id, form, TRADED_FORMS))) ?? null)
}
