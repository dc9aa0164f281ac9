import { dayOf } from '@think-twice/core/activity/days'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import type { LearningPath, LearningPathRecord, PathEvidence } from '@think-twice/core/rewards/learning-paths'
import { currentStepOf, nextConcept, rewardText, stepStandings } from '@think-twice/core/rewards/path-standings'
import { useRef } from 'react'
import { localTimeZone, useNow } from '../../browser/clock.ts'
import { dateText } from '../../parts/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { PenRing } from '../../ui/pen-ring.tsx'
import tags from '../../ui/tag.module.css'
import typography from '../../ui/text.module.css'
import { ContinueLinks } from './continue-links.tsx'
import styles from './path-entry.module.css'
import { StartPathButton } from './start-path-button.tsx'
import { StepTrack } from './step-track.tsx'

type PathEntryProps = {
  path: LearningPath
  record: LearningPathRecord | null
  evidence: PathEvidence
  /** The learner's id; null for the sample learner, for whom nobody can act. */
  userId: number | null
  /** Is the path's button the primary one of the page? */
  isMain: boolean
}

/** One path: what it requires and earns, where the learner is on it, and how to go on. */
export function PathEntry({ path, record, evidence, userId, isMain }: PathEntryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const step = currentStepOf(path, record)
  // On the day a path is finished, the pen rings its name.
  const isDoneToday = useIsToday(record?.completedAt ?? null)
  return (
    <article className={styles.path} aria-labelledby={`path-${path.pathType}`}>
      <div>
        <PathTag record={record} />
        <h2 id={`path-${path.pathType}`} ref={heading} tabIndex={-1}>
          {isDoneToday ? <PenRing>{path.name}</PenRing> : path.name}
        </h2>
        <p className={typography.small}>
          <span className={styles.level}>{path.pathType}</span>, {path.duration}. Reward:{' '}
          {rewardText(path, ACHIEVEMENTS)}.
        </p>
        {record === null && (
          <p className={typography.small}>Only what you answer after you start this path counts toward it.</p>
        )}
        {userId !== null && record === null && (
          <StartPathButton path={path} userId={userId} onStarted={() => heading.current?.focus()} />
        )}
        {userId !== null && step && record && (
          <ContinueLinks
            path={path}
            requirement={step.requirement}
            next={nextConcept(step.requirement, record.startedAt, evidence)}
            isMain={isMain}
          />
        )}
      </div>
      <StepTrack steps={stepStandings(path, record, evidence)} />
    </article>
  )
}

/** Whether a time falls on the learner's own today. */
function useIsToday(time: number | null): boolean {
  const today = dayOf(useNow(), localTimeZone())
  return time !== null && dayOf(time, localTimeZone()) === today
}

function PathTag({ record }: { record: LearningPathRecord | null }) {
  if (record === null) return <span className={tags.tag}>Not started</span>
  if (record.completedAt === null) {
    return (
      <span className={tags.tag}>
        Step {record.currentStep + 1} of {record.totalSteps}
      </span>
    )
  }
  return (
    <span className={tags.good}>
      <Icon name="check" />
      Completed <time dateTime={new Date(record.completedAt).toISOString()}>{dateText(record.completedAt)}</time>
    </span>
  )
}
