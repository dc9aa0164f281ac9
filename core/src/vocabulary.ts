/** The words of the field. Lists come first and types derive from them, so the two cannot drift apart. */

/** The place of a concept’s mistake: the content of an argument, its form, or our judgment. */
export const CATEGORIES = ['informal', 'formal', 'cognitive-bias'] as const
export type Category = (typeof CATEGORIES)[number]

/** The two halves of the catalog, as progress records and the API write them. */
export const CATEGORY_TYPES = ['logical-fallacies', 'cognitive-biases'] as const
export type CategoryType = (typeof CATEGORY_TYPES)[number]

/** A concept of either half. `concepts/concepts.ts` converts between item types and category types. */
export const ITEM_TYPES = ['fallacy', 'bias'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/**
 * The ids of the 24 fallacies in slot order: the Nth is asked in `fallacyN` and `qN`. An id is what rules, stored data and
 * links know a concept by; it never changes. The first 12 here and below are the common ones.
 */
export const FALLACIES = [
  'straw-man',
  'false-cause',
  'ad-hominem',
  'slippery-slope',
  'appeal-to-authority',
  'black-or-white',
  'bandwagon',
  'appeal-to-nature',
  'anecdotal',
  'appeal-to-emotion',
  'tu-quoque',
  'burden-of-proof',
  'fallacy-fallacy',
  'personal-incredulity',
  'special-pleading',
  'loaded-question',
  'ambiguity',
  'gamblers-fallacy',
  'composition-division',
  'no-true-scotsman',
  'genetic-fallacy',
  'begging-the-question',
  'texas-sharpshooter',
  'middle-ground',
] as const

/** The ids of the 24 biases, the more common half first. */
export const BIASES = [
  'confirmation-bias',
  'anchoring',
  'availability-heuristic',
  'loss-aversion',
  'overconfidence-effect',
  'fundamental-attribution-error',
  'social-proof',
  'hindsight-bias',
  'planning-fallacy',
  'survivorship-bias',
  'framing-effect',
  'halo-effect',
  'status-quo-bias',
  'dunning-kruger-effect',
  'in-group-bias',
  'authority-bias',
  'recency-bias',
  'negativity-bias',
  'optimism-bias',
  'representativeness-heuristic',
  'base-rate-neglect',
  'endowment-effect',
  'choice-overload',
  'bandwagon-effect',
] as const

/** The id of one of the 48 concepts. */
export type ConceptId = (typeof FALLACIES)[number] | (typeof BIASES)[number]

/** The ids of all 48, fallacies first, each half in the order of its slots. */
export const CONCEPTS: readonly ConceptId[] = [...FALLACIES, ...BIASES]

/** The harm that a concept does when it goes unnoticed. */
export const SEVERITIES = ['low', 'medium', 'high'] as const
export type Severity = (typeof SEVERITIES)[number]

/** The difficulty of a scenario; `npm run bank -- difficulties` sets it from its readers’ answers. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The strength of a profile in a finished assessment, strongest first. */
export const STRENGTHS = ['high', 'moderate', 'low'] as const
export type Strength = (typeof STRENGTHS)[number]

/** The interchangeable versions of a slot. A first attempt gets A; a retake gets the one seen least. */
export const FORMS = ['A', 'B', 'C'] as const
export type Form = (typeof FORMS)[number]

/** *spot*: name the flaw; *decide*: choose what to do; *sound*: a flawed scenario's near-twin, nothing wrong. */
export const SCENARIO_KINDS = ['spot', 'decide', 'sound'] as const
export type ScenarioKind = (typeof SCENARIO_KINDS)[number]

/** Any unknown quiz type runs `extended`: q1 to q24. */
export const QUIZ_MODES = [
  'standard',
  'advanced',
  'mini-bias-assessment',
  'mini-fallacy-assessment',
  'bias-assessment',
  'fallacy-assessment',
  'extended',
] as const
export type QuizMode = (typeof QUIZ_MODES)[number]

/** Numbers from 0 up to but not including 1, handed in so that tests can use a seed. */
export type Random = () => number

/** A question as shown, stored and sent; older clients send only the first seven fields. */
export type Question = {
  id: string
  scenario: string
  options: readonly string[]
  correctAnswer: number
  fallacyType: string
  explanation: string
  difficulty: Difficulty
  /** A permanent id; the scenario of a slot and form may be replaced. */
  scenarioId?: string
  form?: Form
  kind?: ScenarioKind
  rationales?: readonly string[]
  /** Quoted from the scenario where it breaks, for the answer review; saved questions don't carry them. */
  decidingWords?: readonly string[]
}

/** The meaning of an option that says nothing is wrong. */
export const NO_FLAW = 'no-flaw'

/**
 * The meaning of an option: a concept is at work, nothing is wrong, or an act, by its number in the scenario's file. Null
 * if it is not known, as for an unknown label in a question from elsewhere.
 */
export type OptionMeaning = ConceptId | typeof NO_FLAW | number | null

/** A question with the ids that rules use; its words are only shown. */
export type IdentifiedQuestion = Question & {
  /** The id of its concept (for a sound twin, its twin's), or a label from outside the catalog as it came. */
  concept: string
  /** One per option, in the order of `options`. */
  meanings: readonly OptionMeaning[]
}

/** The strength of one pattern in an assessment. On the wire it has this name for fallacies too. */
export type BiasProfile = {
  name: string
  description: string
  strength: Strength
  /** The concepts whose scenarios feed this profile. */
  fallacyTypes: readonly string[]
  recommendations: readonly string[]
}

/** The degrees of sureness that a learner can state, least sure first. */
export const SURENESS = ['guess', 'fairly', 'sure'] as const
export type Sureness = (typeof SURENESS)[number]
