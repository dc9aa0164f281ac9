/** `npm run new-scenario`: asks for everything a scenario needs, writes it into its concept's file, and proofreads it. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { conceptId, isBias, kebabCase } from '../src/concepts/concept-names.ts'
import type { Scenario, ScenarioOption } from '../src/content/authoring.ts'
import { BANK, type BankEntry } from '../src/content/bank.ts'
import { ALL_SLOTS, conceptOfSlot } from '../src/quiz/slots.ts'
import { DIFFICULTIES, DOMAINS, FORMS, SCENARIO_KINDS } from '../src/vocabulary.ts'
import { scenarioProblems } from './scenario-checks.ts'
import { withScenario } from './scenario-source.ts'
import { pairProblems } from './twin-checks.ts'

const terminal = createInterface({ input: process.stdin, output: process.stdout })
const answers = terminal[Symbol.asyncIterator]()

async function ask(question: string): Promise<string> {
  process.stdout.write(`${question}\n> `)
  const { value, done } = await answers.next()
  if (done) throw new Error('The input ended before the scenario was complete; nothing was written.')
  return value.trim()
}

/** Asks until the answer is one of a list. */
async function choose<const Value extends string>(question: string, values: readonly Value[]): Promise<Value> {
  for (;;) {
    const answer = await ask(`${question} (${values.join(', ')})`)
    const found = values.find((value) => value === answer)
    if (found !== undefined) return found
    console.log('That is not one of them.')
  }
}

async function askConcept(): Promise<BankEntry> {
  for (;;) {
    const wanted = kebabCase(await ask('Which concept? Its name or id'))
    const entry = BANK.find(({ concept }) => conceptId(concept.name) === wanted)
    if (entry) return entry
    console.log('There is no such concept in the catalogue.')
  }
}

/** The forms that the concept's slots still lack, A before B before C. */
function freePlaces({ concept, scenarios }: BankEntry): string[] {
  const slots = ALL_SLOTS.filter((slot) => conceptOfSlot(slot) === concept.name)
  const taken = new Set(scenarios.map(({ slot, form }) => `${slot}.${form}`))
  return FORMS.flatMap((form) => slots.map((slot) => `${slot}.${form}`)).filter((place) => !taken.has(place))
}

/** The flawed practice scenario whose sound twin this is; undefined when it is flawed itself. */
async function askTwin({ scenarios }: BankEntry): Promise<string | undefined> {
  const ids = scenarios.filter(({ slot, twinOf }) => slot === undefined && twinOf === undefined).map(({ id }) => id)
  const twin = await choose('Is it the sound twin of another one?', ['no', ...ids])
  return twin === 'no' ? undefined : twin
}

async function askOptions(): Promise<Scenario['options']> {
  const options: ScenarioOption[] = []
  for (const label of ['The right option', 'A wrong option', 'Another wrong one', 'The last wrong one']) {
    const text = await ask(`${label}: its text`)
    const rationale = await ask(
      '  why? (right: quote the deciding words; wrong: what would have to change for it to be right)',
    )
    options.push({ text, ...(options.length === 0 && { right: true }), rationale })
  }
  // The place of the right option follows from how many scenarios there are, so that no place gets ahead.
  const place = BANK.flatMap(({ scenarios }) => scenarios).length % options.length
  const [right, ...wrong] = options as [ScenarioOption, ...ScenarioOption[]]
  return wrong.toSpliced(place, 0, right) as unknown as Scenario['options']
}

const entry = await askConcept()
const free = freePlaces(entry)
const place =
  free.length > 0 ? await choose('Which place? practice, or a slot and form', ['practice', ...free]) : 'practice'
const [slot, form] = place === 'practice' ? [] : place.split('.')
const twinOf = slot === undefined ? await askTwin(entry) : undefined
const scenario: Scenario = {
  id: twinOf
    ? `${twinOf}-sound`
    : `${conceptId(entry.concept.name)}-${kebabCase(await ask('A word or two of the story, for its id'))}`,
  ...(slot !== undefined && { slot, form: form as (typeof FORMS)[number] }),
  ...(twinOf !== undefined && { twinOf }),
  kind: await choose('What kind?', SCENARIO_KINDS),
  domain: await choose('From which walk of life?', DOMAINS),
  difficulty: await choose('How difficult?', DIFFICULTIES),
  scenario: await ask('The scenario, 25 to 70 words, in one line'),
  decidingWords: (await ask('The deciding words, quoted from it; several with | between them'))
    .split('|')
    .map((text) => text.trim()),
  options: await askOptions(),
}
terminal.close()

const folder = isBias(entry.concept.name) ? 'biases' : 'fallacies'
const file = fileURLToPath(new URL(`../src/content/${folder}/${conceptId(entry.concept.name)}.ts`, import.meta.url))
writeFileSync(file, withScenario(readFileSync(file, 'utf8'), scenario))
const biome = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url))
execFileSync(biome, ['format', '--write', file], { stdio: 'ignore' })

const problems = [...scenarioProblems(scenario, entry.concept), ...pairProblems(scenario, entry.scenarios)]
console.log(`\nWritten to ${file}.`)
for (const problem of problems) console.log(problem)
console.log(
  problems.length === 0
    ? 'Nothing to mend. Now let three people answer it unseen.'
    : 'Please mend these in the file, then run: npm run proofread',
)
process.exitCode = problems.length === 0 ? 0 : 1
