import type { Scenario } from '../../src/content/authoring.ts'
import type { Difficulty } from '../../src/vocabulary.ts'
import { rightText } from '../checks/text-measures.ts'
import type { ReadingKind } from './readings.ts'
import { areVotesValid, earHash, isDraft, optionsHash, type ScenarioVotes, type Votes } from './votes.ts'

/** Readers who must pick the right option, and how many of them may find a second one right. */
export const READERS = 3
const MOST_DOUBTS = 1
/** An option gives itself away when this many readers of the options alone guess it. */
const GIVEN_AWAY_TO = 2

/**
 * The average sureness of readers, in percent, from which a scenario is easy or medium. Both are high, because practiced
 * readers are fairly sure even of what they find hard; a quarter of the bank or more is below the lower one.
 */
const SURE_ENOUGH_FOR = { easy: 96, medium: 95.3 }

export type ReadersVerdict = 'draft' | 'unvoted' | 'passed' | 'failed'

/** Has the scenario passed its readers as it stands? A draft has had none. */
export function verdictOn(scenario: Scenario, votes: Votes): ReadersVerdict {
  if (isDraft(scenario, votes)) return 'draft'
  const entry = votes[scenario.id]
  if (!entry || !areVotesValid(scenario, entry) || entry.votes.length < READERS) return 'unvoted'
  const doubts = entry.votes.filter(({ also }) => also !== null).length
  return entry.votes.every(({ pick }) => pick === rightText(scenario)) && doubts <= MOST_DOUBTS ? 'passed' : 'failed'
}

/** The votes still valid for the scenario as it stands. */
export function validVotes(scenario: Scenario, votes: Votes): ScenarioVotes['votes'] {
  const entry = votes[scenario.id]
  return entry && areVotesValid(scenario, entry) ? entry.votes : []
}

/** The share of valid votes, 0 to 1, for the right option; null without any. */
export function agreementOn(scenarios: readonly Scenario[], votes: Votes): number | null {
  const right = scenarios.flatMap((scenario) =>
    validVotes(scenario, votes).map(({ pick }) => pick === rightText(scenario)),
  )
  return right.length === 0 ? null : right.filter(Boolean).length / right.length
}

/** Easy for readers who were sure of it, on average, and mostly saw it at first glance; null without votes. */
export function difficultyByReaders(scenario: Scenario, votes: Votes): Difficulty | null {
  const held = validVotes(scenario, votes)
  if (held.length === 0) return null
  const sureness = held.reduce((sum, { sure }) => sum + sure, 0) / held.length
  const atFirstGlance = held.filter(({ hesitation }) => (hesitation ?? 1) === 1).length
  if (sureness < SURE_ENOUGH_FOR.medium) return 'hard'
  return sureness >= SURE_ENOUGH_FOR.easy && atFirstGlance * 2 > held.length ? 'easy' : 'medium'
}

/** The guesses by readers of the options alone that are still valid. */
export function validPicks(scenario: Scenario, votes: Votes) {
  const held = votes[scenario.id]?.optionsOnly
  return held?.hash === optionsHash(scenario) ? held.picks : []
}

/** Did too many readers pick the right option without having seen the situation? */
export function givesItselfAway(scenario: Scenario, votes: Votes): boolean {
  return validPicks(scenario, votes).filter(({ pick }) => pick === rightText(scenario)).length >= GIVEN_AWAY_TO
}

/** The latest `ear` reading of the scenario as it stands; null if there is none. */
export function earOn(scenario: Scenario, votes: Votes) {
  const held = votes[scenario.id]?.ear
  return held?.hash === earHash(scenario) ? (held.readings.at(-1) ?? null) : null
}

/** Does the scenario still need readers of this kind? */
export function waitsFor(kind: ReadingKind, scenario: Scenario, votes: Votes): boolean {
  if (kind === 'ear') return earOn(scenario, votes) === null
  if (kind === 'options') return validPicks(scenario, votes).length < READERS
  return ['draft', 'unvoted'].includes(verdictOn(scenario, votes))
}

/** The scenarios that this reader can vote on: none answered before, nor its twin, which would give the answer away. */
export function waitingFor(reader: string, scenarios: readonly Scenario[], votes: Votes): Scenario[] {
  const story = ({ id, twinOf }: Scenario) => twinOf ?? id
  const answered = new Set(
    scenarios.filter((scenario) => validVotes(scenario, votes).some((vote) => vote.reader === reader)).map(story),
  )
  return scenarios.filter((scenario) => waitsFor('key', scenario, votes) && !answered.has(story(scenario)))
}
