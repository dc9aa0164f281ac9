import type { Scenario } from '../../src/content/authoring.ts'
import { type Check, noneAllowed, shareOf } from './check-result.ts'
import { wordsOf } from './text-measures.ts'

/** A scenario counts once with its twin and its mirror. */
const MOST_OF_A_NAME = 5
/** The share of scenarios that may use one number word above twelve. */
const NUMBER_WORD_SHARE = 0.03

const NUMBER_WORDS =
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand'.split(
    ' ',
  )

const NO_NAMES = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August September October
  November December Dr Mr Mrs Ms Mom Dad Christmas Thanksgiving Halloween American English`.split(/\s+/),
)

/** Checks that no first name returns too often, because stories about the same people blur together. */
export function checkNames(scenarios: readonly Scenario[]): Check {
  const common = new Set(scenarios.flatMap(({ scenario }) => scenario.match(/\b\p{Ll}+/gu) ?? []))
  const stories = new Map<string, Set<string>>()
  for (const { id, twinOf, mirrorOf, scenario } of scenarios) {
    const story = [twinOf ?? id, mirrorOf ?? twinOf ?? id].sort()[0] ?? id
    for (const name of namesOf(scenario)) {
      // A word that also occurs in lower case is no name, nor is a day, a month or a title.
      if (common.has(name.toLowerCase()) || NO_NAMES.has(name)) continue
      stories.set(name, (stories.get(name) ?? new Set()).add(story))
    }
  }
  const often = [...stories].filter(([, ids]) => ids.size > MOST_OF_A_NAME)
  return noneAllowed(
    `names in more than ${MOST_OF_A_NAME} stories`,
    often.map(([name, ids]) => `${name}: ${[...ids].join(', ')}`),
  )
}

/** Capitalized words inside sentences, and the speakers of chats. */
export function namesOf(story: string): Set<string> {
  const inside = story.match(/(?<![.!?…:“‘(\n–] ?|^)\b\p{Lu}\p{Ll}+/gu) ?? []
  const speakers = [...story.matchAll(/^(\p{Lu}\p{Ll}+):/gmu)].map(([, name]) => name ?? '')
  return new Set([...inside, ...speakers])
}

/** Checks that no number word above twelve becomes a habit (“forty” was in one scenario of six). */
export function checkNumberWords(scenarios: readonly Scenario[]): Check {
  const bags = scenarios.map(({ scenario }) => new Set(wordsOf(scenario).flatMap((word) => word.split('-'))))
  const shares = NUMBER_WORDS.map((word) => ({
    word,
    share: shareOf(bags.filter((bag) => bag.has(word)).length, bags.length),
  })).sort((one, other) => other.share - one.share)
  const often = shares.filter(({ share }) => share > NUMBER_WORD_SHARE)
  const [most] = shares
  return {
    name: 'number word above twelve in most scenarios',
    figure: most ? `“${most.word}” ${(most.share * 100).toFixed(1)}%` : 'none',
    limit: '3% or less each',
    ok: often.length === 0,
    notes: often.map(({ word, share }) => `${word}: ${(share * 100).toFixed(1)}%`),
  }
}
