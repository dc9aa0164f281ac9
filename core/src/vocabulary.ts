/** The words of the field. Lists come first and the types come from them, so the two cannot drift apart. */

/** What a concept is: an informal or formal fallacy (a flaw in an argument), or a bias (a lean in the thinker). */
export const CATEGORIES = ['informal', 'formal', 'cognitive-bias'] as const
export type Category = (typeof CATEGORIES)[number]

/** Which half of the catalogue a concept belongs to, as progress records say it. */
export const CATEGORY_TYPES = ['logical-fallacies', 'cognitive-biases'] as const
export type CategoryType = (typeof CATEGORY_TYPES)[number]

/** What a single concept of each half is called, as favorites and weaknesses say it. */
export const ITEM_TYPES = ['fallacy', 'bias'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** How much harm a concept does when it goes unnoticed. */
export const SEVERITIES = ['low', 'medium', 'high'] as const
export type Severity = (typeof SEVERITIES)[number]

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** How strongly a bias or a family of fallacies shows in a finished assessment, strongest first. */
export const STRENGTHS = ['high', 'moderate', 'low'] as const
export type Strength = (typeof STRENGTHS)[number]

/** The walk of life a scenario is taken from. */
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

/** The interchangeable versions of one slot. A first session shows A; a retake, the one seen least. */
export const FORMS = ['A', 'B', 'C'] as const
export type Form = (typeof FORMS)[number]

/**
 * What a question asks for. *spot*: name the flaw, the options are concept names. *decide*: you are in the
 * situation and choose what to do. *sound*: the near-twin of a flawed scenario in which nothing is wrong.
 */
export const SCENARIO_KINDS = ['spot', 'decide', 'sound'] as const
export type ScenarioKind = (typeof SCENARIO_KINDS)[number]

/** What a scenario is written as. */
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

/** The kinds of act among which a learner decides. */
export const DECISION_TAGS = ['wait', 'ask', 'compare', 'go ahead', 'decline', 'split'] as const
export type DecisionTag = (typeof DECISION_TAGS)[number]

/** How a saved result calls the set it ran. `extended` is what any unknown type runs: q1-q24. */
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

/** A source of numbers from 0 up to, not including, 1. Chance is handed in, so a test can hand in a seed. */
export type Random = () => number

/**
 * A question as it is shown, stored and sent. The first seven fields are the specification's; the rest
 * are optional, so that a client that knows only the seven can read and send it.
 */
export type Question = {
  /** The slot's id: `fallacy1`, `bias1`, `q1` … */
  id: string
  scenario: string
  /** Four texts. */
  options: readonly string[]
  /** Index of the right option. */
  correctAnswer: number
  /** The name of exactly one concept. */
  fallacyType: string
  /** Why the right option is right: its rationale. */
  explanation: string
  difficulty: Difficulty
  form?: Form
  kind?: ScenarioKind
  /** One line for each option, in the order of `options`. */
  rationales?: readonly string[]
}

/** What a finished assessment says of one bias or one family of fallacies. */
export type BiasProfile = {
  name: string
  description: string
  strength: Strength
  /** Names of the concepts whose scenarios feed this profile. */
  fallacyTypes: readonly string[]
  /** Three tips. */
  recommendations: readonly string[]
}
