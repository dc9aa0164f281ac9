import type { Scenario } from '../../src/content/authoring.ts'
import settings from '../readers/settings.json' with { type: 'json' }
import { type Check, foundCheck, type ShareLimit } from './check-result.ts'

/**
 * The settings of stories, each with the least share of the bank that it must have; a story may have two. They were
 * assigned by a reader who did not write the stories, in `readers/settings.json`.
 */
const LEAST_SHARES = {
  posts: 0.1,
  chats: 0.07,
  ads: 0.07,
  news: 0.07,
  politics: 0.07,
  work: 0.12,
  health: 0.09,
  money: 0.09,
  school: 0.07,
  family: 0.09,
  statistics: 0.05,
  apps: 0.04,
}

/** Villages, clubs, fairs, museums and the like: charming, but not where readers live. */
const QUAINT_SHARE = 0.1
/** Stories in which something painful is at stake. */
const STAKES_SHARE = 0.5

/** Checks that stories are about the lives that readers lead. */
export function settingChecks(
  scenarios: readonly Scenario[],
  assigned: Readonly<Record<string, readonly string[]>> = settings,
): Check[] {
  const without = scenarios.filter(({ id }) => assigned[id] === undefined).map(({ id }) => id)
  const share = (setting: string, limit: ShareLimit) =>
    foundCheck(
      `stories in the setting “${setting}”`,
      scenarios,
      ({ id }) => assigned[id]?.includes(setting) ?? false,
      limit,
    )
  return [
    {
      name: 'stories whose setting no reader has assigned',
      figure: String(without.length),
      ok: without.length === 0,
      notes: without,
    },
    ...Object.entries(LEAST_SHARES).map(([setting, least]) => share(setting, { least })),
    share('quaint', { most: QUAINT_SHARE }),
    share('stakes', { least: STAKES_SHARE }),
  ]
}
