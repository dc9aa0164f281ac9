import type { Genre, Scenario } from '../../src/content/authoring.ts'
import { median } from '../../src/learning/statistics.ts'
import { type Check, foundCheck, shareCheck, shareOf } from './check-result.ts'
import { isSoundTwin } from './pair-checks.ts'
import {
  fleschKincaidGrade,
  hasContraction,
  proseSentences,
  spokenLines,
  wordsASentence,
  wordsOf,
} from './text-measures.ts'

/** Genres whose lines are not sentences, so checks that count sentences skip them. */
const SENTENCELESS: readonly Genre[] = ['chat', 'ad', 'list']
/** Words. Short scenes keep the pace up; long ones have several premises, and the flaw is in one of them. */
const SHORT_SCENARIO = 45
const SHORT_SHARE = 0.2
const LONG_SCENARIO = 95
const LONG_SHARE = 0.1
/** Words per sentence, as the median over scenarios: less sounds choppy, more is hard to read aloud. */
const SENTENCE_WORDS = { least: 12, most: 16 }
/** Three sentences in a row this short (in words) read like a telegram. */
const SHORT_SENTENCE = 6
const TELEGRAM_SHARE = 0.03
/** If the flaw always comes last, its place gives it away. */
const LAST_PART = 0.3
const LAST_PART_SHARE = 0.5
const CLOSING_QUOTE_SHARE = 0.35
/** Words; a longer spoken line without a contraction sounds read out. */
const LONG_LINE = 20
const CONTRACTION_SHARE = 0.75
/** US school grade: our readers are 13 to 14. */
const MEDIAN_GRADE = { least: 5, most: 8 }
/** The share of scenarios that may begin with the same three words. */
const SAME_OPENING = 0.03
/** Absolute words in flawed scenarios per one in sound ones; beyond this the words alone give the flaw away. */
const ABSOLUTE_RATIO = 1.5
const ABSOLUTE_WORDS = new Set('all always every everybody everyone must never nobody none no-one only'.split(' '))

export function hasSentences({ genre }: Pick<Scenario, 'genre'>): boolean {
  return !SENTENCELESS.includes(genre)
}

/** A decision's text without the question that follows it on a line of its own. */
function proseOf({ kind, scenario }: Pick<Scenario, 'kind' | 'scenario'>): string {
  return kind === 'decide' ? scenario.replace(/\n\n[^\n]+\?$/, '') : scenario
}

/** Checks of the scenarios' prose, of one file or of the whole bank. */
export function proseChecks(scenarios: readonly Scenario[]): Check[] {
  const sentenced = scenarios.filter(hasSentences)
  return [
    shortScenarios(scenarios),
    foundCheck(`scenarios over ${LONG_SCENARIO} words`, scenarios, (each) => lengthOf(each) > LONG_SCENARIO, {
      least: LONG_SHARE,
    }),
    sentenceLength(sentenced),
    foundCheck(
      `three sentences running of ${SHORT_SENTENCE} words or fewer`,
      sentenced,
      isTelegram,
      { most: TELEGRAM_SHARE },
      idOf,
    ),
    medianCheck(
      'reading grade',
      sentenced.map((each) => fleschKincaidGrade(proseOf(each))),
      MEDIAN_GRADE,
    ),
    foundCheck('deciding words in the last 30% of the text', scenarios, decidesLate, { most: LAST_PART_SHARE }, idOf),
    foundCheck(
      'scenarios that end on a closing quotation mark',
      scenarios,
      ({ scenario }) => /[”"]\s*$/.test(scenario),
      { most: CLOSING_QUOTE_SHARE },
      idOf,
    ),
    contractions(scenarios),
  ]
}

const idOf = ({ id }: Scenario) => id
const lengthOf = ({ scenario }: Scenario) => wordsOf(scenario).length

function shortScenarios(scenarios: readonly Scenario[]): Check {
  const lengths = scenarios.map(lengthOf)
  const check = foundCheck(`scenarios under ${SHORT_SCENARIO} words`, lengths, (length) => length < SHORT_SCENARIO, {
    least: SHORT_SHARE,
  })
  const spread = `${Math.min(...lengths)} to ${Math.max(...lengths)} words, median ${median(lengths)}`
  return { ...check, figure: `${check.figure} (${spread})` }
}

function medianCheck(name: string, numbers: readonly number[], limit: { least: number; most: number }): Check {
  const middle = median(numbers)
  return {
    name,
    figure: `median ${middle.toFixed(1)}`,
    limit: `${limit.least} to ${limit.most}`,
    ok: middle >= limit.least && middle <= limit.most,
    notes: [],
  }
}

function sentenceLength(scenarios: readonly Scenario[]): Check {
  const measured = scenarios.map((scenario) => ({ id: scenario.id, words: wordsASentence(proseOf(scenario)) }))
  const chopped = measured.filter(({ words }) => words < SENTENCE_WORDS.least)
  const long = measured.filter(({ words }) => words > SENTENCE_WORDS.most)
  return {
    ...medianCheck(
      'words a sentence',
      measured.map(({ words }) => words),
      SENTENCE_WORDS,
    ),
    notes: [
      ...chopped.map(({ id, words }) => `${id}: ${words.toFixed(1)}, chopped`),
      ...long.map(({ id, words }) => `${id}: ${words.toFixed(1)}, long`),
    ],
  }
}

function isTelegram(scenario: Scenario): boolean {
  const short = proseSentences(proseOf(scenario)).map((sentence) => wordsOf(sentence).length <= SHORT_SENTENCE)
  return short.some((_, index) => short[index] && short[index + 1] && short[index + 2])
}

/** Are the last deciding words centered in the last 30% of the text? */
function decidesLate({ scenario, decidingWords }: Scenario): boolean {
  return decidingWords.some((quoted) => {
    const at = scenario.indexOf(quoted)
    return at >= 0 && at + quoted.length / 2 >= scenario.length * (1 - LAST_PART)
  })
}

function contractions(scenarios: readonly Scenario[]): Check {
  const lines = scenarios.flatMap((scenario) =>
    spokenLines(scenario)
      .filter((line) => wordsOf(line).length >= LONG_LINE)
      .map((line) => ({ id: scenario.id, line })),
  )
  const stiff = lines.filter(({ line }) => !hasContraction(line))
  return shareCheck(
    `spoken lines, letters and chats of ${LONG_LINE} words with a contraction`,
    { part: lines.length - stiff.length, whole: lines.length },
    { least: CONTRACTION_SHARE },
    stiff.map(({ id, line }) => `${id}: “${line.replaceAll('\n', ' ').slice(0, 60)}…”`),
  )
}

/** Few scenarios may begin with the same three words, because that reads like a template. */
export function checkOpenings(scenarios: readonly Scenario[]): Check {
  const begun = Map.groupBy(
    scenarios.filter((scenario) => !isSoundTwin(scenario)),
    ({ scenario }) => wordsOf(scenario).slice(0, 3).join(' '),
  )
  const [[words, most] = ['', []]] = [...begun].sort(([, one], [, other]) => other.length - one.length)
  const share = shareOf(most.length, scenarios.length)
  // Among a handful of scenarios, a single one exceeds 3%.
  const ok = share <= SAME_OPENING || most.length < 2
  return { name: 'most frequent opening', figure: `${most.length} (“${words}”)`, ok, notes: [] }
}

/** Absolute words per hundred words, flawed against sound; without sound scenarios there is nothing to compare. */
export function checkAbsoluteWords(scenarios: readonly Scenario[]): Check {
  const rate = (some: readonly Scenario[]) => {
    const words = some.flatMap(({ scenario }) => wordsOf(scenario))
    return 100 * shareOf(words.filter((word) => ABSOLUTE_WORDS.has(word)).length, words.length)
  }
  const flawed = rate(scenarios.filter((scenario) => !isSoundTwin(scenario)))
  const sound = scenarios.filter(isSoundTwin)
  if (sound.length === 0)
    return { name: 'absolute words in 100', figure: `${flawed.toFixed(1)} flawed`, ok: true, notes: [] }
  const ratio = flawed / Math.max(rate(sound), 1e-9)
  return {
    name: 'absolute words, flawed to sound',
    figure: ratio.toFixed(2),
    limit: `${ABSOLUTE_RATIO} or less`,
    ok: ratio <= ABSOLUTE_RATIO,
    notes: [],
  }
}
