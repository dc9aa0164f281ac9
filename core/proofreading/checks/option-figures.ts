import { DECISION_TAGS, GENRES, type Scenario } from '../../src/content/authoring.ts'
import { type Check, exactPercent, foundCheck, shareOf } from './check-result.ts'
import { countOf, guessPoint } from './guessing.ts'
import { wordsOf } from './text-measures.ts'

/** By chance the right option is the longest in a quarter; six points either way is noise on about 480 scenarios. */
const RIGHT_LONGEST = { least: 0.19, most: 0.31 }
/** The same, with nine points either way for about 160 decisions. */
const LENGTH_SHARE = { least: 0.16, most: 0.34 }
/** A tag that is almost never or almost always right answers the question by itself. */
const TAG_SHARE = { least: 0.12, most: 0.38 }
/** With fewer offers of a tag, or fewer decisions, a share means nothing. */
const TAG_OFFERS = 24
const FEWEST_DECISIONS = 24
const PLACE_SHARE = 0.3

const isDecide = ({ kind }: Scenario) => kind === 'decide'
const rightOf = ({ options }: Scenario) => options.find(({ right }) => right)

/** Checks what the options give away without the story. */
export function optionChecks(scenarios: readonly Scenario[]): Check[] {
  return [checkPlaces(scenarios), ...decideChecks(scenarios)]
}

/** The checks that only decisions need: their options are acts of different lengths and tags. */
export function decideChecks(scenarios: readonly Scenario[]): Check[] {
  const decide = scenarios.filter(isDecide)
  return [rightByLength(decide, 'longest'), rightByLength(decide, 'shortest'), checkTags(decide)]
}

/** Checks that in the files the right option is in each of the four places about equally often. */
export function checkPlaces(scenarios: readonly Scenario[]): Check {
  const counts = rightAtPlaces(scenarios)
  return {
    name: 'place of the right option',
    figure: counts.join(' / '),
    limit: 'none over 30%',
    // Rounded up, so that a single file of a dozen may be off by one.
    ok: Math.max(...counts) <= Math.ceil(PLACE_SHARE * scenarios.length),
    notes: [],
  }
}

/** The number of scenarios whose right option is first, second, third and last in their file. */
export function rightAtPlaces(scenarios: readonly Scenario[]): number[] {
  return [0, 1, 2, 3].map((place) => scenarios.filter(({ options }) => options[place]?.right).length)
}

/** Is the right option longer (or shorter) in characters than each of the others? */
function rightIs({ options }: Scenario, extreme: 'longest' | 'shortest'): boolean {
  const sign = extreme === 'longest' ? 1 : -1
  const right = options.find((option) => option.right)?.text.length ?? 0
  return options.every((option) => option.right || sign * option.text.length < sign * right)
}

/** Checks that the right option is strictly the longest about as often as by chance. */
export function checkRightLongest(scenarios: readonly Scenario[]): Check {
  return foundCheck(
    'right option strictly the longest',
    scenarios,
    (scenario) => rightIs(scenario, 'longest'),
    RIGHT_LONGEST,
  )
}

function rightByLength(decide: readonly Scenario[], extreme: 'longest' | 'shortest'): Check {
  const check = foundCheck(
    `decisions whose right option is strictly the ${extreme}`,
    decide,
    (scenario) => rightIs(scenario, extreme),
    LENGTH_SHARE,
    ({ id }) => id,
  )
  return { ...check, ok: check.ok || decide.length < FEWEST_DECISIONS }
}

function checkTags(decide: readonly Scenario[]): Check {
  const rows = DECISION_TAGS.map((tag) => {
    const offers = decide.flatMap(({ options }) => options).filter((option) => option.tag === tag).length
    const right = decide.filter((scenario) => rightOf(scenario)?.tag === tag).length
    return { tag, offers, right, share: shareOf(right, offers) }
  })
  const judged = rows.filter(({ offers }) => offers >= TAG_OFFERS)
  const off = judged.filter(({ share }) => share < TAG_SHARE.least || share > TAG_SHARE.most)
  const untagged = decide.filter(({ options }) => options.some(({ tag }) => tag === undefined))
  return {
    name: 'tags of decisions, right of offered',
    figure: rows.map(({ tag, offers, right }) => `${tag} ${right}/${offers}`).join(', '),
    limit: `12 to 38% each, from ${TAG_OFFERS} offers on`,
    ok: off.length === 0 && (judged.length > 0 || decide.length < FEWEST_DECISIONS),
    notes: [
      ...off.map(({ tag, share }) => `${tag}: right in ${exactPercent(share)}`),
      ...untagged.map(({ id }) => `${id} has an option without a tag`),
    ],
  }
}

/** Counts without a limit: genres, and the length of decisions. */
export function countLines(scenarios: readonly Scenario[]): string[] {
  const genres = GENRES.map((genre) => `${genre} ${scenarios.filter((each) => each.genre === genre).length}`)
  const without = scenarios.filter(({ genre }) => genre === undefined).map(({ id }) => id)
  const decide = scenarios.filter(isDecide)
  const lengths = Map.groupBy(
    decide.flatMap(({ options }) => options.map(({ text }) => wordsOf(text).length)).sort((one, other) => one - other),
    (length) => length,
  )
  return [
    `genres: ${genres.filter((each) => !each.endsWith(' 0')).join(', ') || 'none'}`,
    ...(without.length > 0 ? [`no genre yet (${without.length}): ${without.join(', ')}`] : []),
    ...(decide.length > 0
      ? [
          `words of the ${decide.length * 4} options of decisions: ${[...lengths].map(([length, all]) => `${length}×${all.length}`).join(' ')}`,
        ]
      : []),
  ]
}

/** Chance gives a quarter. */
const CLASSIFIER_SHARE = 0.34
const FOLDS = 10

/** Guesses decisions from option words alone (naive Bayes); twins are held out together. */
export function checkOptionWords(decide: readonly Scenario[]): Check {
  const stories = [...Map.groupBy(decide, ({ id, twinOf }) => twinOf ?? id).values()]
  let points = 0
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = stories.filter((_, index) => index % FOLDS === fold).flat()
    const rate = learn(stories.filter((_, index) => index % FOLDS !== fold).flat())
    for (const { options } of held) {
      points += guessPoint(
        options,
        ({ text }) => rate(text),
        ({ right = false }) => right,
      )
    }
  }
  const share = shareOf(points, decide.length)
  return {
    name: 'decisions right for a classifier of option words',
    figure: exactPercent(share),
    limit: '34% or less',
    ok: share <= CLASSIFIER_SHARE,
    notes: [],
  }
}

/** Rates a text by how much likelier its words are in right options than in wrong ones. */
function learn(known: readonly Scenario[]): (text: string) => number {
  const options = known.flatMap((scenario) => scenario.options)
  const wordsWhere = (isRight: boolean) =>
    options.filter(({ right = false }) => right === isRight).flatMap(({ text }) => wordsOf(text))
  const [right, wrong] = [wordsWhere(true), wordsWhere(false)]
  const vocabulary = new Set([...right, ...wrong]).size
  const likelihoodIn = (words: readonly string[]) => {
    const counts = countOf(words)
    return (word: string) => Math.log(((counts.get(word) ?? 0) + 1) / (words.length + vocabulary))
  }
  const [inRight, inWrong] = [likelihoodIn(right), likelihoodIn(wrong)]
  return (text) => wordsOf(text).reduce((sum, word) => sum + inRight(word) - inWrong(word), 0)
}
