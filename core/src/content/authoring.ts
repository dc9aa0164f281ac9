/** The format of the content. A concept and all its scenarios share one file, which `npm run check` proofreads. */

import { CONCEPT_NAMES, NO_FLAW_LABELS } from '../concepts/concept-names.ts'
import { itemTypeOf } from '../concepts/concepts.ts'
import {
  type Category,
  type ConceptId,
  type Difficulty,
  type Form,
  NO_FLAW,
  type OptionMeaning,
  type ScenarioKind,
  type Severity,
} from '../vocabulary.ts'

/** The walks of life that stories come from. */
export const DOMAINS = [
  'work',
  'health',
  'money',
  'news',
  'family',
  'science',
  'school',
  'sport',
  'tech',
  'community',
] as const
export type Domain = (typeof DOMAINS)[number]

/** The forms of text that a scenario can have. */
export const GENRES = [
  'scene',
  'dialog',
  'letter',
  'note',
  'chat',
  'ad',
  'list',
  'minutes',
  'review',
  'thought',
] as const
export type Genre = (typeof GENRES)[number]

/** The kinds of acts a decision lets people choose from. */
export const DECISION_TAGS = ['wait', 'ask', 'compare', 'go ahead', 'decline', 'split'] as const
export type DecisionTag = (typeof DECISION_TAGS)[number]

/** A catalog entry: one of the 24 fallacies or 24 biases. Its name is in `concepts/concept-names.ts`. */
export type WrittenConcept = {
  id: ConceptId
  /** A saved question may carry any of these names. */
  aliases: readonly string[]
  category: Category
  severity: Severity
  /** Six to ten words a reader might search for. */
  keywords: readonly string[]
  /** The page of the external site that the catalog links to; https. */
  link: string
  /** Our own words, at most 45, without jargon. */
  definition: string
  /** The concept in at most six words, shown beside its name in practice. */
  gloss: string
  /** Three or more concepts it is mixed up with, each with the one question that tells the two apart. */
  neighbors: readonly Neighbor[]
}

/** A concept that is easily mistaken for this one, and the question that tells the two apart. */
export type Neighbor = { concept: ConceptId; tellApart: string }

/** The texts of a concept's study view, all in our own words. */
export type Study = {
  /** A short argument or situation, the step in it that fails, and why. */
  workedExample: {
    /** 30 to 70 words. */
    text: string
    /** Quoted from `text`. */
    failingStep: string
    why: string
  }
  /** Cases in which the same move is fine, with a small example. */
  soundWhen: string
  /** A fallacy: a civil answer to give. A bias: what to do instead. */
  reply: string
  /** Sources in a line or two: author, year, title. */
  evidence: string
}

/** A short situation with four options, as its author writes it; `npm run bank -- proofread` checks the rules below. */
export type WrittenScenario = {
  /** Unique in the bank: the concept's id and a word or two of the story. */
  id: string
  /** Its place in a quiz (`fallacy1`, `bias1`, `q1` …); absent for practice scenarios and sound twins. */
  slot?: string
  /** Which version of its slot this is. */
  form?: Form
  /**
   * For a sound twin, the id of the flawed practice scenario it mirrors except for one decisive step. Its kind is
   * `sound` (the right option says nothing is wrong) or `decide` (the choice that looks biased is right).
   */
  twinOf?: string
  /** For a political scenario, the id of the same flaw told from the other side. */
  mirrorOf?: string
  kind: ScenarioKind
  genre: Genre
  domain: Domain
  /** As readers found it, which may differ from what the author intended. */
  difficulty: Difficulty
  /** 20 to 140 words; the flaw in one decisive step. Line breaks separate the lines of a chat, a list or an ad. */
  scenario: string
  /** The words that give it away, quoted from `scenario`. */
  decidingWords: readonly string[]
  /** For a *spot* scenario: the whole sentence that commits the flaw, quoted from `scenario`. */
  breaksAt?: string
  options: FourOf<WrittenOption>
  /**
   * For a decision: one changed fact, and the option that becomes right with it. If no such fact exists, one option is
   * right no matter what, and the scenario teaches nothing.
   */
  flip?: { fact: string; makesRight: string }
}

/** An option: a label by its id, or in a decision an act; with the reason why it is right or wrong. */
export type WrittenOption = {
  /** On exactly one of the four options. */
  right?: true
  /** For the right option: the step and why it fails. For a wrong one: why it doesn't apply here. At most 35 words. */
  rationale: string
} & (
  | { label: ConceptId | typeof NO_FLAW }
  | {
      text: string
      /** The kind of act. */
      tag?: DecisionTag
    }
)

type FourOf<Option> = readonly [Option, Option, Option, Option]

/** The exports of one concept's file. */
export type WrittenEntry = { concept: WrittenConcept; study: Study; scenarios: readonly WrittenScenario[] }

/** A concept with its name. */
export type Concept = WrittenConcept & { name: string }

/** A scenario whose options all have words. */
export type Scenario = Omit<WrittenScenario, 'options'> & { options: FourOf<ScenarioOption> }

/** An option in words, with what choosing it means. */
export type ScenarioOption = {
  text: string
  meaning: OptionMeaning
  right?: true
  tag?: DecisionTag
  rationale: string
}

/** A concept with its study text and scenarios, in words. */
export type BankEntry = { concept: Concept; study: Study; scenarios: readonly Scenario[] }

/** Scenarios of a concept that are no longer asked, kept for the past days on which they were today's argument. */
export type RetiredEntry = { concept: Pick<Concept, 'id'>; scenarios: readonly Scenario[] }

/** Gives the concept its name and every option its words; what a half-written file lacks stays missing. */
export function entryInWords({ concept, study, scenarios }: WrittenEntry): BankEntry {
  return {
    concept: concept && { ...concept, name: CONCEPT_NAMES[concept.id] },
    study,
    scenarios: scenarios?.map((scenario) => scenarioInWords(scenario, concept.id)),
  }
}

/** Gives every option of a concept's scenario its words. */
export function scenarioInWords(scenario: WrittenScenario, concept: ConceptId): Scenario {
  return {
    ...scenario,
    // As many as there were: mapping a list of four does not keep its length in the type.
    options: scenario.options?.map((option, number) =>
      optionInWords(option, number, concept),
    ) as unknown as Scenario['options'],
  }
}

function optionInWords(option: WrittenOption, number: number, concept: ConceptId): ScenarioOption {
  if (!('label' in option)) return { ...option, meaning: number }
  const { label, ...rest } = option
  const text = label === NO_FLAW ? NO_FLAW_LABELS[itemTypeOf(concept)] : CONCEPT_NAMES[label]
  // The proofreader reports a label that is no concept.
  return { text: text ?? label, meaning: label, ...rest }
}
