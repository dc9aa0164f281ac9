import type { Scenario } from '../src/content/authoring.ts'
import { editDistance } from './edit-distance.ts'
import { type ScenarioVotes, scenarioHash } from './votes.ts'

/** Words a correction may add, drop or replace in all, compared with the story the readers saw. */
const MOST_WORDS = 5

/** The entry with its votes carried over to the corrected scenario, or the reason why not. */
export function carriedOver(
  scenario: Scenario,
  entry: ScenarioVotes | undefined,
  reason: string,
): ScenarioVotes | { refusal: string } {
  if (!entry || entry.votes.length === 0) return { refusal: 'nobody has voted on it' }
  if (reason.trim() === '') return { refusal: 'a correction needs its reason' }
  const hash = scenarioHash(scenario)
  if (entry.hash === hash || entry.carried?.hash === hash) return { refusal: 'its votes hold as it stands' }
  const { read } = entry
  if (read === undefined) return { refusal: 'the story that was read is not kept with its votes' }
  if (scenarioHash({ ...scenario, scenario: read }) !== entry.hash) return { refusal: 'its options or its key changed' }
  const touched = scenario.decidingWords.find((quoted) => !read.includes(quoted))
  if (touched !== undefined) return { refusal: `its deciding words “${touched}” changed` }
  const words = editDistance(read.split(/\s+/), scenario.scenario.split(/\s+/))
  if (words > MOST_WORDS) return { refusal: `${words} words changed, ${MOST_WORDS} are a correction` }
  // Two corrections of one story are both to be explained.
  const reasons = entry.carried ? `${entry.carried.reason}; ${reason}` : reason
  return { ...entry, carried: { hash, reason: reasons } }
}
