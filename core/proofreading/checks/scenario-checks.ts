import { CONCEPT_NAMES, NO_FLAW_LABELS } from '../../src/concepts/concept-names.ts'
import { CONCEPTS_OF, itemTypeOf } from '../../src/concepts/concepts.ts'
import { type Concept, DECISION_TAGS, DOMAINS, GENRES, type Scenario } from '../../src/content/authoring.ts'
import { sentencePart, sentencesOf } from '../../src/practice/sentences.ts'
import { ALL_SLOTS, conceptOfSlot } from '../../src/quiz/slots.ts'
import { DIFFICULTIES, FORMS, SCENARIO_KINDS } from '../../src/vocabulary.ts'
import { isOutside, type Problem, problemsWhere } from './check-result.ts'
import { GIVEAWAY_WORDS } from './giveaway-words.ts'
import { areParentAndChild } from './parent-concepts.ts'
import { hasSentences } from './prose-figures.ts'
import { fleschKincaidGrade, wordsOf } from './text-measures.ts'

/** Words: fewer tell no story, more get skimmed. */
const SCENARIO_WORDS = { least: 20, most: 140 }
/** The highest US school grade (Flesch–Kincaid) of a scenario, because our readers are 13 to 14. */
const HARDEST_GRADE = 11

/** Problems of one scenario, each with the scenario's id before it. */
export function scenarioProblems(scenario: Scenario, concept: Concept): Problem[] {
  return [
    ...textProblems(scenario, concept),
    ...fieldProblems(scenario, concept),
    ...twinFieldProblems(scenario),
    ...optionProblems(scenario, concept),
  ].map((problem) => `${scenario.id}: ${problem}`)
}

function textProblems(scenario: Scenario, concept: Concept): Problem[] {
  const { scenario: text, decidingWords } = scenario
  const length = wordsOf(text).length
  const grade = fleschKincaidGrade(text)
  return [
    ...problemsWhere(
      [isOutside(length, SCENARIO_WORDS), `scenario has ${length} words, 20 to 140 are asked`],
      [
        grade > HARDEST_GRADE && hasSentences(scenario),
        `reads at grade ${grade.toFixed(1)}, at most ${HARDEST_GRADE} is allowed`,
      ],
      [decidingWords.length === 0, 'has no deciding words'],
    ),
    ...breakProblems(scenario),
    ...giveaways(scenario, concept).map((word) => `“${word}” in the scenario gives the answer away`),
    ...decidingWords
      .filter((quoted) => !text.includes(quoted))
      .map((quoted) => `deciding words “${quoted}” are not in the scenario`),
  ]
}

/** Every flawed argument with labels names the one sentence that commits the flaw. */
function breakProblems({ scenario, kind, decidingWords, breaksAt }: Scenario): Problem[] {
  if (breaksAt === undefined) return problemsWhere([kind === 'spot', 'does not say in which sentence it breaks'])
  const sentences = sentencesOf(scenario)
  const marked = sentences.filter(
    (sentence) => sentencePart(sentence, { scenario, decidingWords, breaksAt }) !== 'neither',
  )
  return problemsWhere(
    [kind !== 'spot', 'breaks somewhere, and does not ask to name a flaw'],
    [
      sentences.filter(({ text }) => text === breaksAt).length !== 1,
      `“${breaksAt}” is not one whole sentence of the scenario`,
    ],
    [
      marked.length * 2 > sentences.length,
      `is marked in ${marked.length} of ${sentences.length} sentences; at most half may give the flaw away`,
    ],
  )
}

/** The concept’s name, root or alias wherever the learner would read it. */
function giveaways({ scenario }: Scenario, { id, name, aliases }: Concept): string[] {
  const text = ` ${wordsOf(scenario).join(' ')}`
  const forbidden = [...GIVEAWAY_WORDS[id], name.toLowerCase(), ...aliases.map((alias) => alias.toLowerCase())]
  return forbidden.filter((word) => text.includes(` ${word}`))
}

function fieldProblems(
  { id, slot, form, genre, domain, difficulty, kind }: Scenario,
  { id: concept, name }: Concept,
): Problem[] {
  const slots = ALL_SLOTS.filter((each) => conceptOfSlot(each) === concept)
  return problemsWhere(
    [!id.startsWith(`${concept}-`), `id does not begin with ${concept}-`],
    [(slot === undefined) !== (form === undefined), 'has a slot without a form, or the reverse'],
    [
      slot !== undefined && !slots.includes(slot),
      `slot ${slot} is not one of ${name}, which has ${slots.join(' and ')}`,
    ],
    [genre !== undefined && !GENRES.includes(genre), `genre ${genre} is unknown`],
    [!DOMAINS.includes(domain), `domain ${domain} is unknown`],
    [!DIFFICULTIES.includes(difficulty), `difficulty ${difficulty} is unknown`],
    [!SCENARIO_KINDS.includes(kind), `kind ${kind} is unknown`],
    [form !== undefined && !FORMS.includes(form), `form ${form} is unknown`],
  )
}

function twinFieldProblems({ kind, twinOf, slot }: Scenario): Problem[] {
  return problemsWhere(
    [kind === 'spot' && twinOf !== undefined, 'is a twin, which is sound or asks to decide'],
    [twinOf !== undefined && slot !== undefined, 'is a twin, which has no place in a slot'],
  )
}

const FIELDS = ['id', 'kind', 'genre', 'domain', 'difficulty', 'scenario', 'decidingWords', 'options'] as const

/** Fields not written yet, named with their scenario, so that later checks don't trip over them. */
export function missingFields(scenario: Partial<Scenario>, place: string): string[] {
  const name = scenario.id ?? place
  const missing = FIELDS.filter((field) => scenario[field] === undefined).map((field) => `${name}: ${field} is missing`)
  const options = scenario.options ?? []
  const incomplete = options.flatMap((option, index) =>
    (['text', 'rationale'] as const)
      .filter((field) => typeof option?.[field] !== 'string')
      .map((field) => `${name}: option ${index + 1} lacks its ${field}`),
  )
  return [...missing, ...incomplete]
}

/** Words: fewer give no reason, more go unread. */
const RATIONALE_WORDS = { least: 8, most: 35 }

/** Problems of a scenario's options and their rationales. */
function optionProblems(scenario: Scenario, concept: Concept): Problem[] {
  const { options, kind } = scenario
  const right = options.filter((option) => option.right)
  return [
    ...problemsWhere(
      [options.length !== 4, `has ${options.length} options, four are asked`],
      [right.length !== 1, `has ${right.length} right options, one is asked`],
      [holdsTwice(options.map(({ text }) => text.toLowerCase())), 'has the same option twice'],
      [holdsTwice(options.map(({ rationale }) => rationale)), 'has one rationale for two options'],
    ),
    ...options.flatMap(({ text, rationale }) => lengthProblems(text, rationale)),
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

/** Words: fewer make a slogan, more carry their own argument. */
const OPTION_WORDS = { least: 6, most: 14 }
/** The longest option to the shortest, in characters; beyond this, length alone stands out. */
const LENGTH_RATIO = 1.7
/** An option with a reason or a condition argues for itself. */
const ARGUES = /\b(?:because|if|unless|so that|in case)\b/i

/** Problems of a decision: option lengths and wording, tags, and the fact that flips it. */
function decideProblems({ options, flip }: Pick<Scenario, 'options' | 'flip'>): Problem[] {
  const lengths = options.map(({ text }) => text.length)
  const ratio = Math.max(...lengths) / Math.min(...lengths)
  return [
    ...options.flatMap(actProblems),
    ...problemsWhere([
      ratio > LENGTH_RATIO,
      `the longest option is ${ratio.toFixed(1)} times the shortest, at most ${LENGTH_RATIO} is fair`,
    ]),
    ...flipProblems(options, flip),
  ]
}

function actProblems({ text, tag }: Scenario['options'][number]): Problem[] {
  const count = wordsOf(text).length
  const argues = ARGUES.exec(text)
  return problemsWhere(
    [isOutside(count, OPTION_WORDS), `option “${text}” has ${count} words, 6 to 14 are asked`],
    [argues !== null, `option “${text}” gives a reason or condition (“${argues?.[0]}”)`],
    [tag === undefined, `option “${text}” has no tag`],
    [tag !== undefined && !DECISION_TAGS.includes(tag), `tag ${tag} is unknown`],
  )
}

function flipProblems(options: Scenario['options'], flip: Scenario['flip'] | undefined): Problem[] {
  if (flip === undefined) return ['has no flip: the one changed fact that makes another option right']
  const turned = options.find(({ text }) => text === flip.makesRight)
  if (!turned) return [`the flip makes “${flip.makesRight}” right, which is not an option`]
  return turned.right ? ['the flip makes right what is right already'] : []
}

function strayProblems({ options, flip }: Pick<Scenario, 'options' | 'flip'>): Problem[] {
  return [
    ...options.filter(({ tag }) => tag !== undefined).map(({ text }) => `label “${text}” has a tag`),
    ...(flip === undefined ? [] : ['has a flip, and asks for no decision']),
  ]
}
