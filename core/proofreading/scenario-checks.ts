import type { Concept, Scenario } from '../src/content/authoring.ts'
import { ALL_SLOTS, conceptOfSlot } from '../src/quiz/slots.ts'
import { DIFFICULTIES, DOMAINS, FORMS, GENRES, SCENARIO_KINDS } from '../src/vocabulary.ts'
import { GIVEAWAY_WORDS } from './giveaway-words.ts'
import { optionProblems } from './option-checks.ts'
import { isOutside, type Problem, problemsWhere } from './problems.ts'
import { hasSentences } from './prose-figures.ts'
import { fleschKincaidGrade, wordsOf } from './readability.ts'

/** Words: fewer tell no story, more get skimmed. */
const SCENARIO_WORDS = { least: 25, most: 75 }
/** US school grade (Flesch-Kincaid) of one scenario with sentences: our readers are 13 to 14. */
const HARDEST_GRADE = 11

/** What is wrong with a scenario, one sentence per problem, each with the scenario's id before it. */
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
      [isOutside(length, SCENARIO_WORDS), `scenario has ${length} words, 25 to 75 are asked`],
      [
        grade > HARDEST_GRADE && hasSentences(scenario),
        `reads at grade ${grade.toFixed(1)}, at most ${HARDEST_GRADE} is allowed`,
      ],
      [decidingWords.length === 0, 'has no deciding words'],
    ),
    ...giveaways(scenario, concept).map((word) => `“${word}” in the scenario gives the answer away`),
    ...decidingWords
      .filter((quoted) => !text.includes(quoted))
      .map((quoted) => `deciding words “${quoted}” are not in the scenario`),
  ]
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
    [kind === 'sound' && twinOf === undefined, 'is sound, and does not say whose twin it is'],
    [kind === 'spot' && twinOf !== undefined, 'is a twin, which is sound or asks to decide'],
    [twinOf !== undefined && slot !== undefined, 'is a twin, which has no place in a slot'],
  )
}
