import type { BankEntry, Scenario } from '../../src/content/authoring.ts'
import { questionLine } from '../../src/quiz/questions.ts'
import { shuffle } from '../../src/quiz/shuffle.ts'
import { conceptOfSlot } from '../../src/quiz/slots.ts'
import type { Random } from '../../src/vocabulary.ts'
import { counted } from '../../src/wording/numbers.ts'
import { blockOf, type LabelPlan } from '../labels/label-plan.ts'
import { type ReadingKind, SEEN_HASHES, type SheetMap } from './readings.ts'

export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const

/** A question as readers get it: a number instead of an id, and options in another order. */
export type SheetQuestion = {
  number: number
  scenario: Scenario
  line: string
  options: readonly Scenario['options'][number][]
}

/** Groups scenarios that give each other away: a flawed one and its twins. */
function families(scenarios: readonly Scenario[]): Scenario[][] {
  return [...Map.groupBy(scenarios, ({ id, twinOf }) => twinOf ?? id).values()]
}

/**
 * The scenarios of one part, shuffled. Twins go into different parts, so that no reader meets both; the scenarios of a
 * label block are spread over the parts, so that seeing the same four labels again says little.
 */
export function partOf(
  scenarios: readonly Scenario[],
  { part, parts, plan }: { part: number; parts: number; plan: LabelPlan },
  random: Random,
): Scenario[] {
  const largest = Math.max(0, ...families(scenarios).map((family) => family.length))
  if (largest > parts) {
    throw new RangeError(`Cannot deal into ${parts} parts: a scenario and its twins need at least ${largest}`)
  }
  const blocks = [
    ...Map.groupBy(families(scenarios), ([first]) => blockOf(first?.id ?? '', plan)?.id ?? first?.id).values(),
  ]
  // Dealt like cards, so that neighbors are separated and parts differ by one at most.
  const dealt = shuffle(blocks, random)
    .flat(2)
    .filter((_, index) => index % parts === part - 1)
  return shuffle(dealt, random)
}

/** The scenarios numbered from 1, each with the line above its options and its options shuffled. */
export function sheetQuestions(
  bank: readonly BankEntry[],
  scenarios: readonly Scenario[],
  random: Random,
): SheetQuestion[] {
  const concepts = new Map(bank.flatMap(({ concept, scenarios: own }) => own.map(({ id }) => [id, concept.id])))
  return scenarios.map((scenario, index) => ({
    number: index + 1,
    scenario,
    line: questionLine({
      kind: scenario.kind,
      concept: scenario.slot === undefined ? (concepts.get(scenario.id) ?? '') : conceptOfSlot(scenario.slot),
      meanings: scenario.options.map(({ meaning }) => meaning),
    }),
    options: shuffle(scenario.options, random),
  }))
}

export function sheetMap(sheet: string, kind: ReadingKind, questions: readonly SheetQuestion[]): SheetMap {
  return {
    sheet,
    kind,
    questions: Object.fromEntries(
      questions.map(({ number, scenario, options }) => [
        String(number),
        {
          id: scenario.id,
          hash: SEEN_HASHES[kind](scenario),
          options: Object.fromEntries(options.map(({ text }, index) => [OPTION_LETTERS[index] ?? '', text])),
        },
      ]),
    ),
  }
}

const ASKED: Record<ReadingKind, string> = {
  key: `Read each situation and pick the one best option. Answer as JSON, by number:
\`"7": { "pick": "B", "sure": 90, "also": null, "hesitation": 1 }\`
\`sure\` is in percent. \`also\` is the letter of a second option that could fairly be defended, or null.
\`hesitation\`: 1 you saw it at first glance, 2 you looked twice, 3 you hesitated.`,
  options: `You see the four options and not the situation. Guess which one is right. Answer as JSON, by number:
\`"7": { "pick": "B" }\``,
  ear: `Read each piece aloud, with the remark under every option. Would a good magazine print it as it stands? Answer as JSON, by number:
\`"7": { "verdict": "edit", "note": "what to change" }\`
\`verdict\`: print, edit or drop.`,
}

/** The sheet in Markdown. It never says which option is right; only the `ear` kind prints rationales. */
export function sheetText(sheet: string, kind: ReadingKind, questions: readonly SheetQuestion[]): string {
  const entries = questions.map(({ number, scenario, line, options }) => {
    const story = kind === 'options' ? [] : [quoted(scenario.scenario), '']
    const choices = options.flatMap(({ text, rationale }, index) => [
      `- ${OPTION_LETTERS[index]}. ${text}`,
      ...(kind === 'ear' ? [`  ${rationale}`] : []),
    ])
    return [`## ${number}`, '', ...story, line, '', ...choices, ''].join('\n')
  })
  const asked = `${ASKED[kind]}

All of it as one JSON file: \`{ "reader": "your name", "kind": "${kind}", "sheet": "${sheet}", "votes": { … } }\``
  return [`# Sheet ${sheet}: ${counted(questions.length, 'question')}`, '', asked, '', ...entries].join('\n')
}

/** Two trailing blanks keep line breaks in Markdown. */
function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('  \n')
}
