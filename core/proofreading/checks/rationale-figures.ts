import type { Scenario, ScenarioOption } from '../../src/content/authoring.ts'
import { type Check, exactPercent, noneAllowed, shareCheck, shareOf } from './check-result.ts'
import { proseSentences, wordsOf } from './text-measures.ts'

/** “It would fit if …” was how the first edition rejected nearly every wrong option. */
const CONDITIONAL = /\b(?:would|could|might|if|unless|wouldn['’]t|couldn['’]t|mightn['’]t)\b/i
const CONDITIONAL_SHARE = 0.35
/** A rationale that mentions nothing in the story would fit any story. */
const GROUNDED_SHARE = 0.6
const SAME_TWO_WORDS = 0.03
const SAME_FIRST_WORD = 0.12
/** In a single file one rationale can exceed 3%, so this many may always begin alike. */
const ALWAYS_ALLOWED = 2
/** Content words a rationale must share with its story to count as specific. */
const SHARED_WORDS = 2
/** Letters of longer words that are compared, so “scarf’s” and “scarves” match. */
const STEM = 4

/** Common words of four letters or more, which say nothing about a story. */
const EMPTY_WORDS = new Set(
  `about above after again also although always another anyone anything around away back because been before being
  both came come could does doing done down each else even ever every everyone everything from getting gets give
  given goes going good have having here hers itself just know less like made make makes many might more most much
  must need needs never nobody nothing once ones only other others over part people perhaps quite rather reason
  reasons really right said same says seem should shouldn't since some someone something still such sure take taken
  takes than that that's their them then there there's these they they're thing things think this those though
  through told true under until upon very want wants well went were what what's when where whether which while who's
  whom whose will with without won't would wouldn't wrong your argue argues argued argument claim claims claimed
  conclude concludes conclusion point points`
    .split(/\s+/)
    .filter(Boolean)
    .map(stem),
)

type WrongOption = { id: string; story: string; option: ScenarioOption }

/** Checks of the rationales' prose, of one file or of the whole bank. */
export function rationaleChecks(scenarios: readonly Scenario[]): Check[] {
  const wrong = scenarios.flatMap(({ id, scenario, options }) =>
    options.filter(({ right }) => !right).map((option) => ({ id, story: scenario, option })),
  )
  const all = scenarios.flatMap(({ id, options }) => options.map(({ rationale }) => ({ id, rationale })))
  return [conditionals(wrong), grounded(wrong), beginnings(all, 2, SAME_TWO_WORDS), beginnings(all, 1, SAME_FIRST_WORD)]
}

const nameOf = ({ id, option }: WrongOption) => `${id}: ${option.text}`

function conditionals(wrong: readonly WrongOption[]): Check {
  const found = wrong.filter(({ option }) => CONDITIONAL.test(option.rationale))
  return shareCheck(
    'wrong rationales with would, could, might, if or unless',
    { part: found.length, whole: wrong.length },
    { most: CONDITIONAL_SHARE },
    found.map(nameOf),
  )
}

function grounded(wrong: readonly WrongOption[]): Check {
  const loose = wrong.filter(({ story, option }) => !quotesFrom(story, option.rationale) && !namesFact(story, option))
  const quoting = wrong.filter(({ story, option }) => quotesFrom(story, option.rationale)).length
  const check = shareCheck(
    'wrong rationales that quote or name a fact of the scenario',
    { part: wrong.length - loose.length, whole: wrong.length },
    { least: GROUNDED_SHARE },
    loose.map(nameOf),
  )
  return { ...check, figure: `${check.figure} (${quoting} quote)` }
}

/** Quoted words that also occur in the story. */
export function quotesFrom(story: string, rationale: string): boolean {
  const told = ` ${wordsOf(story).join(' ')} `
  return [...rationale.matchAll(/“([^”]+)”/g)].some(([, quoted]) => {
    const words = wordsOf(quoted ?? '')
    return words.length > 0 && told.includes(` ${words.join(' ')} `)
  })
}

/** Does it mention a name, number or two content words of the story, outside conditionals and the option’s words? */
export function namesFact(story: string, { text, rationale }: Pick<ScenarioOption, 'text' | 'rationale'>): boolean {
  const label = new Set(wordsOf(text).map(stem))
  const plain = proseSentences(rationale)
    .filter((sentence) => !CONDITIONAL.test(sentence))
    .join(' ')
  const spoken = new Set(wordsOf(plain))
  const names = story.match(/(?<![.!?…:“\n] ?|^)\b\p{Lu}[\p{L}’]+/gu) ?? []
  if (names.some((name) => spoken.has(bare(name)))) return true
  const numbers = wordsOf(story).filter((word) => /\d/.test(word))
  if (numbers.some((number) => spoken.has(number))) return true
  const told = new Set(contentWords(story))
  return new Set(contentWords(plain).filter((word) => told.has(word) && !label.has(word))).size >= SHARED_WORDS
}

function bare(name: string): string {
  return name.toLowerCase().replace(/’s$/, '').replaceAll('’', "'")
}

function contentWords(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length >= STEM)
    .map(stem)
    .filter((word) => !EMPTY_WORDS.has(word))
}

function stem(word: string): string {
  return word.replace(/'s$/, '').replace(/(?<=\w{4})(?:ing|ies|ed|es|s|e|y)$/, '')
}

function beginnings(rationales: readonly { id: string; rationale: string }[], words: number, limit: number): Check {
  const groups = Map.groupBy(rationales, ({ rationale }) => wordsOf(rationale).slice(0, words).join(' '))
  const ranked = [...groups].sort(([, one], [, other]) => other.length - one.length)
  const [[opening, most] = ['', []]] = ranked
  const allowed = Math.max(ALWAYS_ALLOWED, limit * rationales.length)
  const next = ranked.slice(1, 4).map(([text, group]) => `${text} ${group.length}`)
  return {
    name: words === 1 ? 'most frequent first word of a rationale' : 'most frequent first two words of a rationale',
    figure: `“${opening}” ${most.length} of ${rationales.length}, ${exactPercent(shareOf(most.length, rationales.length))}; then ${next.join(', ')}`,
    limit: `${limit * 100}% or less`,
    ok: most.length <= allowed,
    notes: ranked
      .filter(([, group]) => group.length > allowed)
      .flatMap(([text, group]) => `“${text}”: ${[...new Set(group.map(({ id }) => id))].join(', ')}`),
  }
}

/** Checks that no rationale is used twice, because it would explain neither option. */
export function checkSharedRationales(scenarios: readonly Scenario[]): Check {
  const all = scenarios.flatMap(({ id, options }) => options.map(({ rationale }) => ({ id, rationale })))
  const shared = [...Map.groupBy(all, ({ rationale }) => rationale).values()].filter((group) => group.length > 1)
  return noneAllowed(
    'rationales used twice',
    shared.map((group) => group.map(({ id }) => id).join(', ')),
  )
}
