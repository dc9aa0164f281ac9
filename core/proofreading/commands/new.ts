/** `npm run bank -- new`: asks for everything a scenario needs, adds it to its concept's file, and proofreads it. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { conceptFinder, meaningOfLabel, NO_FLAW_LABELS } from '../../src/concepts/concept-names.ts'
import {
  type BankEntry,
  DECISION_TAGS,
  DOMAINS,
  GENRES,
  type Scenario,
  type ScenarioOption,
} from '../../src/content/authoring.ts'
import { BANK } from '../../src/content/bank.ts'
import { ALL_SLOTS, conceptOfSlot } from '../../src/quiz/slots.ts'
import { kebabCase } from '../../src/text.ts'
import { DIFFICULTIES, FORMS, SCENARIO_KINDS } from '../../src/vocabulary.ts'
import { rightAtPlaces } from '../checks/option-figures.ts'
import { pairProblems } from '../checks/pair-checks.ts'
import { scenarioProblems } from '../checks/scenario-checks.ts'
import { blockOf, joinBlock, LABEL_PLAN, type LabelBlock, openBlocks, PLAN_FILE } from '../labels/label-plan.ts'
import { conceptFile, conceptsMeant, withScenario } from './concept-files.ts'
import { openTerminal } from './terminal.ts'

const findConcept = conceptFinder(BANK.map(({ concept }) => concept))
const { ask, askLines, choose, close } = openTerminal('nothing was written.')

async function askConcept(): Promise<BankEntry> {
  for (;;) {
    const { found, unknown } = conceptsMeant([await ask('Which concept? Its name or id, like Straw Man')])
    const entry = found.length === 1 && BANK.find(({ concept }) => concept.id === found[0])
    if (entry) return entry
    console.log(unknown[0] ?? `Which of these? ${found.join(', ')}`)
  }
}

/** The forms missing from the concept's slots, A before B before C. */
function freePlaces({ concept, scenarios }: BankEntry): string[] {
  const slots = ALL_SLOTS.filter((slot) => conceptOfSlot(slot) === concept.id)
  const taken = new Set(scenarios.map(({ slot, form }) => `${slot}.${form}`))
  return FORMS.flatMap((form) => slots.map((slot) => `${slot}.${form}`)).filter((place) => !taken.has(place))
}

/** The flawed scenario this is the sound twin of; undefined if it is flawed itself. */
async function askTwin({ scenarios }: BankEntry): Promise<string | undefined> {
  const ids = scenarios.filter(({ slot, twinOf }) => slot === undefined && twinOf === undefined).map(({ id }) => id)
  const twin = await choose('Is it the sound twin of a flawed one: the same story, in which nothing is wrong?', [
    'no',
    ...ids,
  ])
  return twin === 'no' ? undefined : twin
}

async function askOptions(kind: Scenario['kind'], block: LabelBlock | undefined): Promise<Scenario['options']> {
  const key = kind === 'sound' && block ? NO_FLAW_LABELS[block.half] : entry.concept.name
  const labels = block?.labels.filter((label) => label !== key) ?? []
  const right = await askOption(kind, 'The right option', block && key)
  const wrong = [
    await askOption(kind, 'A wrong option', labels[0]),
    await askOption(kind, 'Another wrong one', labels[1]),
    await askOption(kind, 'The last wrong one', labels[2]),
  ] as const
  // The right option goes where the file has the fewest, so that places stay even.
  const counts = rightAtPlaces(entry.scenarios)
  return withRightAt(counts.indexOf(Math.min(...counts)), { ...right, right: true }, wrong)
}

async function askOption(kind: Scenario['kind'], which: string, label: string | undefined): Promise<ScenarioOption> {
  if (label !== undefined) console.log(`${which}: ${label}`)
  const text =
    label ?? (await ask(`${which}: ${kind === 'decide' ? 'a bare act, 6 to 14 words, verb first' : 'its label'}`))
  const tag = kind === 'decide' ? await choose('  what kind of act?', DECISION_TAGS) : undefined
  const rationale = await ask(
    which === 'The right option'
      ? '  why? Quote the deciding words and say why, in at most 35 words'
      : '  why not? Grant what is true in it, then say plainly what is not going on here, in at most 35 words',
  )
  // The meaning of an act is its place in the file, so it is not written there.
  return { text, meaning: meaningOfLabel(text, findConcept) ?? 0, ...(tag && { tag }), rationale }
}

type Wrong = readonly [ScenarioOption, ScenarioOption, ScenarioOption]

function withRightAt(place: number, right: ScenarioOption, [one, two, three]: Wrong): Scenario['options'] {
  if (place === 0) return [right, one, two, three]
  if (place === 1) return [one, right, two, three]
  return place === 2 ? [one, two, right, three] : [one, two, three, right]
}

async function askBlock(): Promise<LabelBlock | undefined> {
  const known = blockOf(id, LABEL_PLAN)
  if (known) return known
  const open = openBlocks({ name: entry.concept.name, form, twinOf }, LABEL_PLAN)
  if (open.length === 0) console.log('No block of the label plan is open to it: see docs/writing-scenarios.md.')
  if (open.length < 2) return open[0]
  for (const { id: blockId, labels } of open) console.log(`${blockId}: ${labels.join(', ')}`)
  const chosen = await choose(
    'Which four labels? The wrong ones should tempt',
    open.map((each) => each.id),
  )
  return open.find((each) => each.id === chosen)
}

/** The one changed fact that flips a decision, and the option that becomes right. */
async function askFlip(options: Scenario['options']): Promise<NonNullable<Scenario['flip']>> {
  const fact = await ask('Which one changed fact would make another option right?')
  const wrong = options.filter(({ right }) => !right).map(({ text }) => text)
  console.log(wrong.map((text, index) => `${index + 1}. ${text}`).join('\n'))
  const number = await choose('  and which one?', ['1', '2', '3'])
  return { fact, makesRight: wrong[Number(number) - 1] ?? '' }
}

const entry = await askConcept()
const free = freePlaces(entry)
const place =
  free.length > 0
    ? await choose('Where is it asked? In practice, or in a free place of the quizzes: a slot and its form', [
        'practice',
        ...free,
      ])
    : 'practice'
const [slot, formName] = place === 'practice' ? [] : place.split('.')
const form = FORMS.find((each) => each === formName)
const twinOf = slot === undefined ? await askTwin(entry) : undefined
const id = twinOf
  ? `${twinOf}-sound`
  : `${entry.concept.id}-${kebabCase(await ask('A word or two of the story, for its id'))}`
const kind = await choose(
  'What kind? spot: name the flaw; decide: choose what to do; sound: nothing is wrong',
  SCENARIO_KINDS,
)
const block = kind === 'decide' ? undefined : await askBlock()
const genre = await choose('In which genre is it told?', GENRES)
const domain = await choose('From which walk of life?', DOMAINS)
const difficulty = await choose('How difficult do you think it is? Readers will say later', DIFFICULTIES)
const text = await askLines('The scenario, 20 to 140 words')
const decidingWords = (await ask('The deciding words, exactly as they stand in it; several with | between them'))
  .split('|')
  .map((words) => words.trim())
const breaksAt =
  kind === 'spot' && slot === undefined
    ? await ask('The whole sentence that commits the flaw, as it stands in it')
    : null
const options = await askOptions(kind, block)
const scenario: Scenario = {
  id,
  ...(slot !== undefined && form !== undefined && { slot, form }),
  ...(twinOf !== undefined && { twinOf }),
  kind,
  genre,
  domain,
  difficulty,
  scenario: text,
  decidingWords,
  ...(breaksAt !== null && { breaksAt }),
  options,
  ...(kind === 'decide' && { flip: await askFlip(options) }),
}
close()

const file = fileURLToPath(conceptFile(entry.concept.id))
writeFileSync(file, withScenario(readFileSync(file, 'utf8'), scenario))
if (block && !block.serves.includes(id)) joinBlock(id, block.id)
const biome = fileURLToPath(new URL('../../../node_modules/.bin/biome', import.meta.url))
execFileSync(biome, ['format', '--write', file, fileURLToPath(PLAN_FILE)], { stdio: 'ignore' })

const problems = [...scenarioProblems(scenario, entry.concept), ...pairProblems(scenario, entry.scenarios)]
console.log(`\nWritten to ${file}.`)
for (const problem of problems) console.log(problem)
console.log(
  problems.length === 0
    ? 'Nothing to mend. It is a draft until people have voted on it: npm run bank -- vote.'
    : `Please mend these in the file, then run: npm run bank -- proofread ${entry.concept.id}`,
)
process.exitCode = problems.length === 0 ? 0 : 1
