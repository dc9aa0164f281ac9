import type { Scenario } from '../../src/content/authoring.ts'
import { type Check, exactPercent, foundCheck, noneAllowed, shareOf } from './check-result.ts'
import { namesOf } from './repeats.ts'
import { wordsOf } from './text-measures.ts'

/** “It would fit if …” was how the first edition rejected nearly every wrong option. */
const CONDITIONAL = /\b(?:would|could|might|if|unless|wouldn['’]t|couldn['’]t|mightn['’]t)\b/i
const CONDITIONAL_SHARE = 0.35
/** “A does look like it, but …”: as a habit it shows where the right label is. */
const BUT_SHARE = 0.35
/** “Kayla says that …” as the beginning of every rationale reads like a form. */
const NAME_FIRST_SHARE = 0.1
const SAME_TWO_WORDS = 0.03
const SAME_FIRST_WORD = 0.12
/** In a single file one rationale can exceed 3%, so this many may always begin alike. */
const ALWAYS_ALLOWED = 2

/** Checks of the rationales' prose, of one file or of the whole bank. */
export function rationaleChecks(scenarios: readonly Scenario[]): Check[] {
  const all = scenarios.flatMap(({ id, scenario, options }) =>
    options.map((option) => ({ id, story: scenario, option, rationale: option.rationale })),
  )
  return [
    foundCheck(
      'wrong rationales with would, could, might, if or unless',
      all.filter(({ option }) => !option.right),
      ({ rationale }) => CONDITIONAL.test(rationale),
      { most: CONDITIONAL_SHARE },
      ({ id, option }) => `${id}: ${option.text}`,
    ),
    foundCheck(
      'rationales that turn on “but”',
      all,
      ({ rationale }) => /\bbut\b/i.test(rationale),
      { most: BUT_SHARE },
      ({ id, rationale }) => `${id}: ${rationale}`,
    ),
    foundCheck(
      'rationales that begin with a name of the story',
      all,
      beginsWithName,
      { most: NAME_FIRST_SHARE },
      ({ id, rationale }) => `${id}: ${rationale}`,
    ),
    beginnings(all, 2, SAME_TWO_WORDS),
    beginnings(all, 1, SAME_FIRST_WORD),
  ]
}

function beginsWithName({ story, rationale }: { story: string; rationale: string }): boolean {
  const [first = ''] = /^\p{Lu}[\p{L}]+/u.exec(rationale) ?? []
  return namesOf(story).has(first)
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
