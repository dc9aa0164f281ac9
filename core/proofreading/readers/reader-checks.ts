import type { Scenario } from '../../src/content/authoring.ts'
import { DIFFICULTIES } from '../../src/vocabulary.ts'
import { type Check, exactPercent, noneAllowed, shareCheck, shareOf } from '../checks/check-result.ts'
import { rightText } from '../checks/text-measures.ts'
import { difficultyByReaders, earOn, givesItselfAway, READERS, validPicks, validVotes, verdictOn } from './verdicts.ts'
import { EAR_VERDICTS, type Votes } from './votes.ts'

/** The share of scenarios with a second option that a reader would defend. */
const DEFENDED_SHARE = 0.02
/** At least this share must be easy, and this share hard. */
const EASY_AND_HARD_SHARE = 0.25
/** The share that readers of the options alone may get right; chance gives a quarter. */
const OPTIONS_ONLY = [
  { name: 'slots', most: 0.3, of: ({ slot, kind }: Scenario) => slot !== undefined && kind !== 'decide' },
  { name: 'labeled practice', most: 0.36, of: ({ slot, kind }: Scenario) => slot === undefined && kind !== 'decide' },
  { name: 'decisions', most: 0.35, of: ({ kind }: Scenario) => kind === 'decide' },
] as const

/** Checks of the readers' answers. They bind a release, not work in progress. */
export function readerChecks(all: readonly Scenario[], votes: Votes): Check[] {
  const scenarios = all.filter((scenario) => verdictOn(scenario, votes) !== 'draft')
  return [
    verdicts(scenarios, votes),
    agreement(scenarios, votes),
    defended(scenarios, votes),
    difficultySplit(scenarios, votes),
    difficultyTrue(scenarios, votes),
    ...OPTIONS_ONLY.map(({ name, most, of }) => optionsOnly(name, scenarios.filter(of), most, votes)),
    givenAway(scenarios, votes),
    ear(scenarios, votes),
  ]
}

function verdicts(scenarios: readonly Scenario[], votes: Votes): Check {
  const open = scenarios.filter((scenario) => verdictOn(scenario, votes) !== 'passed')
  return {
    name: 'scenarios that have passed their readers',
    figure: `${scenarios.length - open.length} of ${scenarios.length}`,
    limit: 'all but drafts',
    ok: open.length === 0,
    notes: open.map((scenario) => `${scenario.id}: ${verdictOn(scenario, votes)}`),
  }
}

function agreement(scenarios: readonly Scenario[], votes: Votes): Check {
  const cast = scenarios.flatMap((scenario) => validVotes(scenario, votes).map((vote) => ({ scenario, vote })))
  const against = cast.filter(({ scenario, vote }) => vote.pick !== rightText(scenario))
  return {
    name: 'votes on the right option',
    figure: `${cast.length - against.length} of ${cast.length}`,
    limit: 'all',
    ok: against.length === 0,
    notes: against.map(({ scenario, vote }) => `${scenario.id}: ${vote.reader ?? 'a reader'} picks “${vote.pick}”`),
  }
}

function defended(scenarios: readonly Scenario[], votes: Votes): Check {
  const doubted = scenarios.flatMap((scenario) => {
    const seconds = validVotes(scenario, votes).flatMap(({ also }) => also ?? [])
    return seconds.length > 0 ? [`${scenario.id}: ${seconds.join(', ')}`] : []
  })
  return shareCheck(
    'scenarios with a second option that a reader would defend',
    { part: doubted.length, whole: scenarios.length },
    { most: DEFENDED_SHARE },
    doubted,
  )
}

function difficultySplit(scenarios: readonly Scenario[], votes: Votes): Check {
  const found = scenarios.flatMap((scenario) => difficultyByReaders(scenario, votes) ?? [])
  const counts = DIFFICULTIES.map((difficulty) => found.filter((each) => each === difficulty).length)
  const [easy = 0, , hard = 0] = counts
  return {
    name: 'easy / medium / hard, as readers found them',
    figure: `${counts.join(' / ')} of ${scenarios.length}`,
    limit: 'a quarter easy, a quarter hard',
    ok: Math.min(easy, hard) >= EASY_AND_HARD_SHARE * scenarios.length,
    notes: [],
  }
}

function difficultyTrue(scenarios: readonly Scenario[], votes: Votes): Check {
  const notes = scenarios.flatMap((scenario) => {
    const found = difficultyByReaders(scenario, votes)
    if (found === scenario.difficulty) return []
    return [`${scenario.id} says ${scenario.difficulty}, its readers ${found ?? 'have not said'}`]
  })
  return noneAllowed('difficulties that are not what the votes say', notes)
}

function optionsOnly(name: string, scenarios: readonly Scenario[], most: number, votes: Votes): Check {
  const guesses = scenarios.flatMap((scenario) =>
    validPicks(scenario, votes).map(({ pick }) => pick === rightText(scenario)),
  )
  const unread = scenarios.filter((scenario) => validPicks(scenario, votes).length < READERS)
  const share = shareOf(guesses.filter(Boolean).length, guesses.length)
  return {
    name: `${name}: right from the options alone`,
    figure: `${exactPercent(share)} of ${guesses.length} guesses, ${unread.length} of ${scenarios.length} scenarios not read by ${READERS}`,
    limit: `${exactPercent(most)} or less`,
    ok: share <= most && unread.length === 0,
    notes: [],
  }
}

/** Options that two of three readers guessed, as chance does for one scenario in six: they are places to look at, not a limit. */
function givenAway(scenarios: readonly Scenario[], votes: Votes): Check {
  const found = scenarios.filter((scenario) => givesItselfAway(scenario, votes))
  const share = shareOf(found.length, scenarios.length)
  return {
    name: 'options that two of three guessed',
    figure: `${found.length} of ${scenarios.length}, ${exactPercent(share)}`,
    limit: 'none: chance alone gives 16%',
    ok: true,
    notes: [],
  }
}

function ear(scenarios: readonly Scenario[], votes: Votes): Check {
  const readings = scenarios.map((scenario) => ({ scenario, reading: earOn(scenario, votes) }))
  const counts = EAR_VERDICTS.map(
    (verdict) => `${readings.filter(({ reading }) => reading?.verdict === verdict).length} ${verdict}`,
  )
  const unread = readings.filter(({ reading }) => reading === null).length
  const open = readings.filter(({ reading }) => reading !== null && reading.verdict !== 'print')
  return {
    name: 'the ear',
    figure: `${counts.join(', ')}, ${unread} unread`,
    limit: 'all print',
    ok: unread === 0 && open.length === 0,
    notes: open.map(({ scenario, reading }) => `${scenario.id}: ${reading?.verdict}. ${reading?.note ?? ''}`.trim()),
  }
}
