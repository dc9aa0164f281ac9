import type { Scenario } from '../src/content/authoring.ts'
import type { Genre } from '../src/vocabulary.ts'
import { type Check, exactPercent, medianOf, shareOf } from './check-result.ts'
import { fleschKincaidGrade, proseSentences, wordsASentence, wordsOf } from './readability.ts'
import { hasContraction, spokenLines } from './spoken-words.ts'

/** Genres whose lines are not sentences, so checks that count sentences skip them. */
const SENTENCELESS: readonly Genre[] = ['chat', 'ad', 'list']
/** Words. A few short scenes keep the pace up. */
const SHORT_SCENARIO = 50
const SHORT_SHARE = 0.2
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
export const MEDIAN_GRADE = { least: 5, most: 8 }

export function hasSentences({ genre }: Pick<Scenario, 'genre'>): boolean {
  return !SENTENCELESS.includes(genre)
}

const idsOf = (scenarios: readonly Scenario[]) => scenarios.map(({ id }) => id)
const within = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most

/** How the scenarios are written; works for one file as well as for the whole bank. */
export function proseChecks(scenarios: readonly Scenario[]): Check[] {
  const sentenced = scenarios.filter(hasSentences)
  return [
    shortScenarios(scenarios),
    sentenceLength(sentenced),
    telegrams(sentenced),
    readingGrade(sentenced),
    decidingWordsLate(scenarios),
    closingQuotes(scenarios),
    contractions(scenarios),
  ]
}

function shortScenarios(scenarios: readonly Scenario[]): Check {
  const short = scenarios.filter(({ scenario }) => wordsOf(scenario).length < SHORT_SCENARIO)
  const share = shareOf(short.length, scenarios.length)
  const lengths = scenarios.map(({ scenario }) => wordsOf(scenario).length)
  const spread = `${Math.min(...lengths)} to ${Math.max(...lengths)} words, median ${medianOf(lengths)}`
  return {
    name: `scenarios under ${SHORT_SCENARIO} words`,
    figure: `${short.length} of ${scenarios.length}, ${exactPercent(share)} (${spread})`,
    limit: '20% or more',
    ok: share >= SHORT_SHARE,
    notes: [],
  }
}

function sentenceLength(scenarios: readonly Scenario[]): Check {
  const median = medianOf(scenarios.map(({ scenario }) => wordsASentence(scenario)))
  const choppedOnes = scenarios.filter(({ scenario }) => wordsASentence(scenario) < SENTENCE_WORDS.least)
  const longOnes = scenarios.filter(({ scenario }) => wordsASentence(scenario) > SENTENCE_WORDS.most)
  return {
    name: 'words a sentence',
    figure: `median ${median.toFixed(1)}`,
    limit: '12 to 16',
    ok: within(median, SENTENCE_WORDS),
    notes: [
      ...choppedOnes.map(({ id, scenario }) => `${id}: ${wordsASentence(scenario).toFixed(1)}, chopped`),
      ...longOnes.map(({ id, scenario }) => `${id}: ${wordsASentence(scenario).toFixed(1)}, long`),
    ],
  }
}

function telegrams(scenarios: readonly Scenario[]): Check {
  const found = scenarios.filter(({ scenario }) => {
    const short = proseSentences(scenario).map((sentence) => wordsOf(sentence).length <= SHORT_SENTENCE)
    return short.some((_, index) => short[index] && short[index + 1] && short[index + 2])
  })
  const share = shareOf(found.length, scenarios.length)
  return {
    name: `three sentences running of ${SHORT_SENTENCE} words or fewer`,
    figure: `${found.length} of ${scenarios.length}, ${exactPercent(share)}`,
    limit: '3% or less',
    ok: share <= TELEGRAM_SHARE,
    notes: idsOf(found),
  }
}

function readingGrade(scenarios: readonly Scenario[]): Check {
  const median = medianOf(scenarios.map(({ scenario }) => fleschKincaidGrade(scenario)))
  return {
    name: 'reading grade',
    figure: `median ${median.toFixed(1)}`,
    limit: '5 to 8',
    ok: within(median, MEDIAN_GRADE),
    notes: [],
  }
}

/** Are the last deciding words centered in the last 30% of the text? */
function decidesLate({ scenario, decidingWords }: Scenario): boolean {
  return decidingWords.some((quoted) => {
    const at = scenario.indexOf(quoted)
    return at >= 0 && at + quoted.length / 2 >= scenario.length * (1 - LAST_PART)
  })
}

function decidingWordsLate(scenarios: readonly Scenario[]): Check {
  const late = scenarios.filter(decidesLate)
  const share = shareOf(late.length, scenarios.length)
  return {
    name: 'deciding words in the last 30% of the text',
    figure: `${late.length} of ${scenarios.length}, ${exactPercent(share)}`,
    limit: '50% or less',
    ok: share <= LAST_PART_SHARE,
    notes: idsOf(late),
  }
}

function closingQuotes(scenarios: readonly Scenario[]): Check {
  const found = scenarios.filter(({ scenario }) => /[”"]\s*$/.test(scenario))
  const share = shareOf(found.length, scenarios.length)
  return {
    name: 'scenarios that end on a closing quotation mark',
    figure: `${found.length} of ${scenarios.length}, ${exactPercent(share)}`,
    limit: '35% or less',
    ok: share <= CLOSING_QUOTE_SHARE,
    notes: idsOf(found),
  }
}

function contractions(scenarios: readonly Scenario[]): Check {
  const lines = scenarios.flatMap((scenario) =>
    spokenLines(scenario)
      .filter((line) => wordsOf(line).length >= LONG_LINE)
      .map((line) => ({ id: scenario.id, line })),
  )
  const stiff = lines.filter(({ line }) => !hasContraction(line))
  const share = 1 - shareOf(stiff.length, lines.length)
  return {
    name: `spoken lines, letters and chats of ${LONG_LINE} words with a contraction`,
    figure: `${lines.length - stiff.length} of ${lines.length}, ${exactPercent(share)}`,
    limit: '75% or more',
    ok: share >= CONTRACTION_SHARE,
    notes: stiff.map(({ id, line }) => `${id}: “${line.replaceAll('\n', ' ').slice(0, 60)}…”`),
  }
}
