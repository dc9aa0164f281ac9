/** A small made-up bank for the tests of the proofreader: one well-made entry of every sort. */
import { CONCEPT_NAMES, NO_FLAW_LABELS } from '../src/concepts/concept-names.ts'
import type { BankEntry, Concept, Scenario, ScenarioOption, Study } from '../src/content/authoring.ts'
import { type ConceptId, NO_FLAW } from '../src/vocabulary.ts'
import type { LabelBlock } from './labels/label-plan.ts'

/** Wrong input for a test, where the type would have refused it. */
export function invalid(value: unknown): never {
  return value as never
}

/** Options that a test has spoiled: one may lack what the type demands. */
export function asOptions(options: readonly Partial<ScenarioOption>[]): Scenario['options'] {
  if (options.length !== 4) throw new RangeError(`A scenario has four options, not ${options.length}`)
  return invalid(options)
}

/** A scenario that a test has left unfinished. */
export function asScenario(unfinished: Partial<Scenario>): Scenario {
  return invalid(unfinished)
}

export const sampleConcept: Concept = {
  id: 'straw-man',
  name: 'Straw Man',
  aliases: ['Strawman'],
  category: 'informal',
  severity: 'high',
  keywords: ['one', 'two', 'three', 'four', 'five', 'six'],
  link: 'https://yourlogicalfallacyis.com/strawman',
  definition: 'Answering a claim that nobody made.',
  gloss: 'Attacks a claim that nobody made.',
  neighbors: [
    { concept: 'slippery-slope', tellApart: 'Now, or later?' },
    { concept: 'loaded-question', tellApart: 'A reply, or a question?' },
    { concept: 'black-or-white', tellApart: 'A view, or a choice?' },
  ],
}

export const sampleStudy: Study = {
  workedExample: {
    text: 'Noa asks for one day a week without music in the shop. Her partner laughs. “You want a shop like a graveyard,” he says, and he turns the radio up, because nobody buys flowers in a graveyard.',
    failingStep: 'You want a shop like a graveyard',
    why: 'One day without music became a shop without any sound.',
  },
  soundWhen: 'Restating a view in short is fine while its owner agrees.',
  reply: '“That is not what I meant: I asked for one day.”',
  evidence: 'Douglas Walton (1996), “The Straw Man Fallacy”.',
}

/** The sample concept's entry in a bank, with these scenarios. */
export function sampleEntry(...scenarios: Scenario[]): BankEntry {
  return { concept: sampleConcept, study: sampleStudy, scenarios }
}

const right: ScenarioOption = {
  text: 'Straw Man',
  meaning: 'straw-man',
  right: true,
  rationale: 'She asked for less light, and he answers a wish to “sit in the dark”.',
}
const wrong = (meaning: ConceptId | typeof NO_FLAW): ScenarioOption => {
  const text = meaning === NO_FLAW ? NO_FLAW_LABELS.fallacy : CONCEPT_NAMES[meaning]
  return {
    text,
    meaning,
    rationale: `${text} is not at work, for Vera speaks of the lamp and of nothing else.`,
  }
}

export const slotScenario: Scenario = {
  id: 'straw-man-lamp',
  slot: 'fallacy1',
  form: 'A',
  kind: 'spot',
  genre: 'scene',
  domain: 'family',
  difficulty: 'easy',
  scenario:
    'Vera asks her brother to turn down the lamp in the hall at night. He sighs and puts his book away. “So you want us all to sit in the dark,” he says, “and fall over our own feet.”',
  decidingWords: ['sit in the dark'],
  breaksAt: '“So you want us all to sit in the dark,” he says, “and fall over our own feet.”',
  options: [right, wrong('slippery-slope'), wrong('loaded-question'), wrong('bandwagon')],
}

const { slot: _, form: __, ...inNoSlot } = slotScenario

/** A flaw to spot in practice, and its sound twin. */
export const practiceScenario: Scenario = {
  ...inNoSlot,
  id: 'straw-man-book',
  options: [right, wrong('slippery-slope'), wrong('loaded-question'), wrong(NO_FLAW)],
}

const { breaksAt: _breaks, ...unbroken } = practiceScenario

export const soundTwin: Scenario = {
  ...unbroken,
  id: 'straw-man-book-sound',
  twinOf: 'straw-man-book',
  kind: 'sound',
  scenario:
    'Vera asks her brother to turn off the lamp in the hall at night. He sighs and puts his book away. “So you want us all to walk in the dark,” he says, “and fall over our own feet.”',
  decidingWords: ['turn off the lamp'],
  options: [
    wrong('straw-man'),
    wrong('slippery-slope'),
    wrong('loaded-question'),
    {
      text: 'No fallacy here',
      meaning: NO_FLAW,
      right: true,
      rationale: 'She did ask him to “turn off the lamp”, so he answers her own wish.',
    },
  ],
}

/** A choice between acts, and its twin, in which another one is right. */
export const decision: Scenario = {
  id: 'straw-man-choice',
  kind: 'decide',
  genre: 'scene',
  domain: 'work',
  difficulty: 'medium',
  scenario:
    'The baker offers you the oven for forty, his first price. Two others like it sold for twenty last month. You would use it every weekend, and he wants to know by tonight. What do you do?',
  decidingWords: ['sold for twenty last month'],
  options: [
    {
      text: 'Offer him the twenty that others paid',
      meaning: 0,
      right: true,
      tag: 'compare',
      rationale: 'Two like it “sold for twenty last month”, and that is what it is worth.',
    },
    {
      text: 'Pay him the forty he asks for',
      meaning: 1,
      tag: 'go ahead',
      rationale: 'The first price is his wish, not its worth.',
    },
    {
      text: 'Settle on thirty, halfway between the two',
      meaning: 2,
      tag: 'split',
      rationale: 'Half of an empty number is still empty here.',
    },
    {
      text: 'Ask him for another week first',
      meaning: 3,
      tag: 'ask',
      rationale: 'He wants to know by tonight, so a week is lost.',
    },
  ],
  flip: { fact: 'No other oven was sold this year.', makesRight: 'Ask him for another week first' },
}

const [{ right: ___, ...offer }, pay, settle, wait] = decision.options

export const decisionTwin: Scenario = {
  ...decision,
  id: 'straw-man-choice-sound',
  twinOf: 'straw-man-choice',
  scenario: decision.scenario.replace('sold for twenty last month', 'sold for forty last month'),
  decidingWords: ['sold for forty last month'],
  options: [
    offer,
    { ...pay, right: true, rationale: 'Two like it “sold for forty last month”, so it is a fair price.' },
    settle,
    wait,
  ],
  flip: { fact: 'The others sold for twenty.', makesRight: 'Offer him the twenty that others paid' },
}

export const samplePlan: readonly [slots: LabelBlock, practice: LabelBlock] = [
  {
    id: 'S1',
    half: 'fallacy',
    use: 'slots',
    form: 'A',
    labels: ['Straw Man', 'Slippery Slope', 'Loaded Question', 'Bandwagon'],
    serves: ['straw-man-lamp'],
  },
  {
    id: 'P1',
    half: 'fallacy',
    use: 'practice',
    labels: ['Straw Man', 'Slippery Slope', 'Loaded Question', 'No fallacy here'],
    serves: ['straw-man-book', 'straw-man-book-sound'],
  },
]

export function copies(scenario: Scenario, count: number, change: (index: number) => Partial<Scenario> = () => ({})) {
  return Array.from({ length: count }, (_, index) => ({ ...scenario, id: `${scenario.id}-${index}`, ...change(index) }))
}
