import { CONCEPT_NAMES, conceptId, isBias } from '../src/concepts/concept-names.ts'
import type { Scenario } from '../src/content/authoring.ts'
import type { BankEntry } from '../src/content/bank.ts'
import { ALL_SLOTS, conceptOfSlot } from '../src/quiz/slots.ts'
import { FORMS } from '../src/vocabulary.ts'
import { amounts, decideTwins, isSoundTwin, politics } from './amount-checks.ts'
import { guessByLabel, guessByOptionWords } from './blind-solvers.ts'
import { fleschKincaidGrade, wordsOf } from './readability.ts'

/** One row of the content guide's table: what was measured, and whether it is within its limit. */
export type Check = { name: string; figure: string; ok: boolean; notes: readonly string[] }

/** On fewer scenarios chance alone breaks the statistical limits: they print, and fail from here on. */
export const STATISTICS_BIND_FROM = 300

const MEDIAN_GRADE = 9
const RIGHT_LONGEST = { aim: 0.25, tolerance: 0.06 }
const PLACE_SHARE = 0.3
const SOLVER_SHARE = 0.3
const NEAR_DUPLICATE = 0.5
/** Of all scenarios, how many may begin with the same three words. */
const SAME_OPENING = 0.03
const ABSOLUTE_RATIO = 1.5
const ABSOLUTE_WORDS = new Set([
  'all',
  'always',
  'every',
  'everybody',
  'everyone',
  'must',
  'never',
  'nobody',
  'none',
  'no-one',
  'only',
])

/** All checks over the whole bank that the amount of content allows. */
export function checkBank(bank: readonly BankEntry[]): Check[] {
  const scenarios = bank.flatMap((entry) => entry.scenarios)
  const binds = scenarios.length >= STATISTICS_BIND_FROM
  return [
    conceptsComplete(bank),
    slotsFilled(bank),
    amounts(bank),
    idsUnique(scenarios),
    readingGrade(scenarios),
    decideShare(bank),
    decideTwins(bank),
    politics(scenarios),
    placesEven(scenarios),
    nearDuplicates(scenarios),
    openings(scenarios),
    ...[rightIsLongest(scenarios), labelSolver(bank), optionsClassifier(scenarios), absoluteWords(scenarios)].map(
      (check) => ({
        ...check,
        ok: check.ok || !binds,
      }),
    ),
  ]
}

function conceptsComplete(bank: readonly BankEntry[]): Check {
  const found = bank.map(({ concept }) => concept.name)
  const missing = CONCEPT_NAMES.filter((name) => !found.includes(name))
  return {
    name: 'concepts',
    figure: `${found.length} of 48`,
    ok: missing.length === 0 && found.length === 48,
    notes: missing,
  }
}

/** Every slot has a form A that asks for its own concept, no form twice, and no B without an A. */
function slotsFilled(bank: readonly BankEntry[]): Check {
  const notes: string[] = []
  const forms = new Map<string, Scenario>()
  for (const { concept, scenarios } of bank) {
    for (const scenario of scenarios) {
      if (scenario.slot === undefined) continue
      if (!ALL_SLOTS.includes(scenario.slot)) notes.push(`${scenario.id}: slot ${scenario.slot} is unknown`)
      else if (conceptOfSlot(scenario.slot) !== concept.name)
        notes.push(`${scenario.id}: ${scenario.slot} asks for another concept`)
      const key = `${scenario.slot}.${scenario.form}`
      if (forms.has(key)) notes.push(`${scenario.id}: ${key} is taken by ${forms.get(key)?.id}`)
      forms.set(key, scenario)
    }
  }
  const filled = ALL_SLOTS.filter((slot) => forms.has(`${slot}.A`))
  for (const slot of ALL_SLOTS) {
    const there = FORMS.map((form) => forms.has(`${slot}.${form}`))
    if (!there[0]) notes.push(`${slot} has no form A`)
    if (there.lastIndexOf(true) !== there.filter(Boolean).length - 1) notes.push(`${slot} leaves out a form`)
  }
  return {
    name: 'slots with a form A',
    figure: `${filled.length} of ${ALL_SLOTS.length}`,
    ok: notes.length === 0,
    notes,
  }
}

function idsUnique(scenarios: readonly Scenario[]): Check {
  const notes = scenarios.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index)
  return { name: 'ids used twice', figure: String(notes.length), ok: notes.length === 0, notes }
}

function readingGrade(scenarios: readonly Scenario[]): Check {
  const grades = scenarios.map(({ scenario }) => fleschKincaidGrade(scenario)).sort((one, other) => one - other)
  const median = grades[Math.floor(grades.length / 2)] ?? 0
  return { name: 'median reading grade', figure: median.toFixed(1), ok: median <= MEDIAN_GRADE, notes: [] }
}

/** At least half of the bias slots put the learner in the situation. */
function decideShare(bank: readonly BankEntry[]): Check {
  const inSlots = bank
    .filter(({ concept }) => isBias(concept.name))
    .flatMap(({ scenarios }) => scenarios.filter(({ slot }) => slot))
  const decide = inSlots.filter(({ kind }) => kind === 'decide').length
  return {
    name: 'bias slots that ask to decide',
    figure: `${decide} of ${inSlots.length}`,
    ok: decide * 2 >= inSlots.length,
    notes: [],
  }
}

function placesEven(scenarios: readonly Scenario[]): Check {
  const counts = [0, 1, 2, 3].map((place) => scenarios.filter(({ options }) => options[place]?.right).length)
  const most = Math.max(...counts) / scenarios.length
  return { name: 'place of the right option', figure: counts.join(' / '), ok: most <= PLACE_SHARE, notes: [] }
}

function rightIsLongest(scenarios: readonly Scenario[]): Check {
  const longest = scenarios.filter(({ options }) => {
    const right = options.find((option) => option.right)?.text.length ?? 0
    return options.every((option) => option.right || option.text.length < right)
  })
  const share = longest.length / scenarios.length
  const { aim, tolerance } = RIGHT_LONGEST
  return {
    name: 'right option strictly the longest',
    figure: percent(share),
    ok: Math.abs(share - aim) <= tolerance,
    notes: [],
  }
}

function labelSolver(bank: readonly BankEntry[]): Check {
  const share = guessByLabel(bank.flatMap(({ scenarios }) => scenarios.filter(({ kind }) => kind !== 'decide')))
  return {
    name: 'right for a solver that knows only labels',
    figure: percent(share),
    ok: share <= SOLVER_SHARE,
    notes: [],
  }
}

function optionsClassifier(scenarios: readonly Scenario[]): Check {
  const share = guessByOptionWords(scenarios)
  return {
    name: 'right for a classifier of option words',
    figure: percent(share),
    ok: share <= SOLVER_SHARE,
    notes: [],
  }
}

/** Absolute words a hundred words, flawed against sound. Without sound scenarios there is nothing to compare. */
function absoluteWords(scenarios: readonly Scenario[]): Check {
  const rate = (some: readonly Scenario[]) => {
    const words = some.flatMap(({ scenario }) => wordsOf(scenario))
    return (words.filter((word) => ABSOLUTE_WORDS.has(word)).length / Math.max(1, words.length)) * 100
  }
  const flawed = rate(scenarios.filter((scenario) => !isSoundTwin(scenario)))
  const sound = scenarios.filter(isSoundTwin)
  if (sound.length === 0)
    return { name: 'absolute words in 100', figure: `${flawed.toFixed(1)} flawed`, ok: true, notes: [] }
  const ratio = flawed / rate(sound)
  return { name: 'absolute words, flawed to sound', figure: ratio.toFixed(2), ok: ratio <= ABSOLUTE_RATIO, notes: [] }
}

/** Pairs that share half of their four-word runs; a scenario and its own twin or mirror do so by design. */
function nearDuplicates(scenarios: readonly Scenario[]): Check {
  const runs = scenarios.map(({ scenario }) => {
    const words = wordsOf(scenario)
    return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')))
  })
  const notes: string[] = []
  for (const [index, one] of runs.entries()) {
    for (const [offset, other] of runs.slice(index + 1).entries()) {
      const shared = [...one].filter((run) => other.has(run)).length
      const [first, second] = [scenarios[index], scenarios[index + 1 + offset]]
      if (first && second && shared / Math.min(one.size, other.size) >= NEAR_DUPLICATE && !arePaired(first, second)) {
        notes.push(`${first.id} and ${second.id}`)
      }
    }
  }
  return { name: 'near-duplicate scenarios', figure: String(notes.length), ok: notes.length === 0, notes }
}

/** Twin and flawed twin, two twins of one scenario, or a scenario and its political mirror. */
function arePaired(one: Scenario, other: Scenario): boolean {
  const twins = one.twinOf === other.id || other.twinOf === one.id
  const siblings = one.twinOf !== undefined && one.twinOf === other.twinOf
  return twins || siblings || one.mirrorOf === other.id
}

/** Beginnings in the same three words give a bank the smell of a template. */
function openings(scenarios: readonly Scenario[]): Check {
  const begun = Map.groupBy(
    scenarios.filter((scenario) => !isSoundTwin(scenario)),
    ({ scenario }) => wordsOf(scenario).slice(0, 3).join(' '),
  )
  const [[words, most] = ['', []]] = [...begun].sort(([, one], [, other]) => other.length - one.length)
  const share = most.length / Math.max(1, scenarios.length)
  // In a handful of scenarios a single one is more than 3%.
  const ok = share <= SAME_OPENING || most.length < 2
  return { name: 'most frequent opening', figure: `${most.length} (“${words}”)`, ok, notes: [] }
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** Where a concept's file stands, for messages. */
export function conceptFile(bank: BankEntry): string {
  return `${isBias(bank.concept.name) ? 'biases' : 'fallacies'}/${conceptId(bank.concept.name)}.ts`
}
