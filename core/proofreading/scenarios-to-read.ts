import type { Scenario } from '../src/content/authoring.ts'
import { earOn, heldPicks, heldVotes, READERS, verdictOn } from './readers-verdict.ts'
import type { ReadingKind } from './readings.ts'
import type { Votes } from './votes.ts'

/** Does the scenario still need readers of this kind? */
export function waitsFor(kind: ReadingKind, scenario: Scenario, votes: Votes): boolean {
  if (kind === 'ear') return earOn(scenario, votes) === null
  if (kind === 'options') return heldPicks(scenario, votes).length < READERS
  return ['draft', 'unvoted'].includes(verdictOn(scenario, votes))
}

/** What this reader can do: nothing answered before, nor its twin, which would give the answer away. */
export function waitingFor(reader: string, scenarios: readonly Scenario[], votes: Votes): Scenario[] {
  const story = ({ id, twinOf }: Scenario) => twinOf ?? id
  const answered = new Set(
    scenarios.filter((scenario) => heldVotes(scenario, votes).some((vote) => vote.reader === reader)).map(story),
  )
  return scenarios.filter((scenario) => waitsFor('key', scenario, votes) && !answered.has(story(scenario)))
}
