import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import {
  type AchievementStanding,
  achievementStandings,
  evidenceSoFar,
  progressPercent,
} from '@think-twice/core/rewards/achievements'
import { countText, pointsText } from '@think-twice/core/wording/numbers'
import { dateText } from '../../parts/date-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Stack } from '../../ui/layout.tsx'
import { SkeletonRows } from '../../ui/loading.tsx'
import { Meter } from '../../ui/meter.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './achievements.module.css'
import { NothingYet } from './nothing-yet.tsx'
import { Seal } from './seal.tsx'
import type { Learner } from './use-learner.ts'

/** Every achievement: earned ones as printed seals, the others as outlines with the progress so far. */
export function AchievementsPanel({ learner }: { learner: Learner }) {
  const { isPending, achievements, results, progress, streak, tryAgain } = learner
  if (isPending) {
    return (
      <>
        <h2 className={typography.heading}>Earned</h2>
        <div className={styles.badges}>
          <SkeletonRows className={styles.badgeBlock} rows={ACHIEVEMENTS.length} />
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
      <h2 className={typography.heading}>Earned</h2>
      {earned.length === 0 ? <NothingYet className={styles.nothingEarned} /> : <Badges standings={earned} />}
      {open.length > 0 && (
        <>
          <DoubleRule className={styles.rule} />
          <h2 className={classNames(typography.heading, styles.stillToEarn)}>Still to earn</h2>
          <Badges standings={open} />
        </>
      )}
    </>
  )
}

function Badges({ standings }: { standings: readonly AchievementStanding[] }) {
  return (
    <ul className={styles.badges}>
      {standings.map((standing) => (
        <Badge key={standing.achievement.id} standing={standing} />
      ))}
    </ul>
  )
}

function Badge({ standing: { achievement, earnedAt, progress } }: { standing: AchievementStanding }) {
  const { name, rarity, points, description, icon } = achievement
  return (
    <Stack as="li" gap={1} start className={styles.badge}>
      <Seal rarity={rarity} icon={icon} isEarned={earnedAt !== null} />
      <h3>{name}</h3>
      <p className={classNames(typography.label, styles.points)}>
        <span className={typography.capitalized}>{rarity}</span> · {pointsText(points)}
      </p>
      <p className={typography.small}>{description}</p>
      {earnedAt !== null && (
        <p className={typography.fine}>
          Earned <time dateTime={new Date(earnedAt).toISOString()}>{dateText(earnedAt)}</time>
        </p>
      )}
      {earnedAt === null && progress && (
        <>
          <Meter className={styles.meter} percent={progressPercent(progress)} />
          <p className={classNames(typography.fine, typography.tabular)}>
            {countText(progress.value)} of {countText(progress.of)}
          </p>
        </>
      )}
      {earnedAt === null && !progress && <p className={typography.fine}>Decided when you sign up</p>}
    </Stack>
  )
}
