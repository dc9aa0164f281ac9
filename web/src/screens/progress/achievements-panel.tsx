import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import {
  type AchievementStanding,
  achievementStandings,
  evidenceSoFar,
} from '@think-twice/core/rewards/achievement-standings'
import { countText, pointsText } from '@think-twice/core/rewards/points'
import { dateText } from '../../ui/date-text.ts'
import { Meter } from '../../ui/meter.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { Seal } from './seal.tsx'
import { SkeletonRows } from './skeleton.tsx'
import type { Learner } from './use-learner.ts'

/** All ten achievements: the earned ones as printed seals, the others as outlines with the way so far. */
export function AchievementsPanel({ learner }: { learner: Learner }) {
  const { isPending, achievements, results, progress, streak, tryAgain } = learner
  if (isPending) {
    return (
      <>
        <h2 className="subhead">Earned</h2>
        <div className="badges">
          <SkeletonRows className="badge__waiting" rows={ACHIEVEMENTS.length} />
        </div>
      </>
    )
  }
  if (!achievements || !results || !progress || !streak) return <NothingYet onTryAgain={tryAgain} />

  const evidence = evidenceSoFar({ results, progress, longestStreak: streak.longestStreak })
  const standings = achievementStandings(ACHIEVEMENTS, achievements, evidence)
  const earned = standings.filter(({ earnedAt }) => earnedAt !== null)
  const open = standings.filter(({ earnedAt }) => earnedAt === null)
  return (
    <>
      <h2 className="subhead">Earned</h2>
      {earned.length === 0 ? <NothingYet /> : <Badges standings={earned} />}
      {open.length > 0 && (
        <>
          <div className="oxford mt-12" />
          <h2 className="subhead subhead--ruled">Still to earn</h2>
          <Badges standings={open} />
        </>
      )}
    </>
  )
}

function Badges({ standings }: { standings: readonly AchievementStanding[] }) {
  return (
    <ul className="badges">
      {standings.map((standing) => (
        <Badge key={standing.achievement.id} standing={standing} />
      ))}
    </ul>
  )
}

function Badge({ standing: { achievement, earnedAt, progress } }: { standing: AchievementStanding }) {
  const { name, rarity, points, description, icon } = achievement
  return (
    <li className={`badge ${earnedAt === null ? 'badge--locked' : ''}`}>
      <Seal rarity={rarity} icon={icon} isEarned={earnedAt !== null} />
      <h3>{name}</h3>
      <p className="badge__worth">
        <span className="badge__rarity">{rarity}</span> · {pointsText(points)}
      </p>
      <p>{description}</p>
      {earnedAt !== null && (
        <p className="fine">
          Earned <time dateTime={new Date(earnedAt).toISOString()}>{dateText(earnedAt)}</time>
        </p>
      )}
      {earnedAt === null && progress && (
        <>
          <Meter percent={(100 * progress.value) / progress.of} />
          <p className="fine num">
            {countText(progress.value)} of {countText(progress.of)}
          </p>
        </>
      )}
      {earnedAt === null && !progress && <p className="fine">Decided when an account is made</p>}
    </li>
  )
}
