import { dayOf } from '@think-twice/core/activity/days'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import {
  currentStepOf,
  earlierWorkText,
  type LearningPath,
  type LearningPathRecord,
  modeForStep,
  nextConcept,
  type PathEvidence,
  pathState,
  rewardText,
  type StepRequirement,
  type StepStanding,
  stepStandings,
} from '@think-twice/core/rewards/learning-paths'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useRef } from 'react'
import { Link } from 'wouter'
import { catalogAddress, practiceAddress, startAddress } from '../../addresses.ts'
import { localTimeZone, useNow } from '../../browser/clock.ts'
import { useStartPath } from '../../data/learning.ts'
import { CATALOG_HALVES } from '../../parts/catalog.ts'
import { dateText } from '../../parts/date-text.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Columns, Row } from '../../ui/layout.tsx'
import { SkeletonRows } from '../../ui/loading.tsx'
import { PenRing } from '../../ui/pen.tsx'
import tags from '../../ui/tag.module.css'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import { NothingYet } from './nothing-yet.tsx'
import styles from './paths.module.css'
import type { Learner } from './use-learner.ts'

/** The three learning paths. The sample learner's can be looked at, but not followed. */
export function PathsPanel({ learner, isSample }: { learner: Learner; isSample: boolean }) {
  const { isPending, userId, paths, results, progress, tryAgain } = learner
  if (isPending) return <SkeletonRows className={styles.pathBlock} rows={LEARNING_PATHS.length} />
  if (!paths || !results || !progress) return <NothingYet onTryAgain={tryAgain} />

  const entries = LEARNING_PATHS.map((path) => ({
    path,
    record: paths.find(({ pathType }) => pathType === path.pathType) ?? null,
  }))
  // Only one primary button in view: on the first path that is under way.
  const main = entries.find(({ record }) => pathState(record) === 'in progress')?.path
  return (
    <>
      {entries.some(({ record }) => record === null) && (
        <Text look="small">{earlierWorkText({ results, progress })}</Text>
      )}
      {entries.map(({ path, record }) => (
        <PathEntry
          key={path.pathType}
          path={path}
          record={record}
          evidence={{ results, progress }}
          userId={isSample ? null : userId}
          isMain={path === main}
        />
      ))}
    </>
  )
}

type PathEntryProps = {
  path: LearningPath
  record: LearningPathRecord | null
  evidence: PathEvidence
  /** The learner's id; null for the sample learner, whose paths can only be viewed. */
  userId: number | null
  /** Makes the path's button the primary one of the page. */
  isMain: boolean
}

/** One path: its steps and reward, the learner's place on it, and a way to go on. */
function PathEntry({ path, record, evidence, userId, isMain }: PathEntryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const step = currentStepOf(path, record)
  // On the day a path is finished, the pen rings its name.
  const isDoneToday = useIsToday(record?.completedAt ?? null)
  return (
    <Columns as="article" third gap={6} className={styles.path} aria-labelledby={`path-${path.pathType}`}>
      <div>
        <PathTag record={record} />
        <h2 id={`path-${path.pathType}`} ref={heading} tabIndex={-1}>
          {isDoneToday ? <PenRing>{path.name}</PenRing> : path.name}
        </h2>
        <p className={typography.small}>
          <span className={typography.capitalized}>{path.pathType}</span>, {path.duration}. Reward:{' '}
          {rewardText(path, ACHIEVEMENTS)}.
        </p>
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
    </Columns>
  )
}

/** True if a time falls on the learner's own today. */
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

type ContinueLinksProps = {
  path: LearningPath
  requirement: StepRequirement
  /** The concept to go on with; null if the step asks for a quiz. */
  next: ConceptId | null
  isMain: boolean
}

/** Links to what the current step needs: practice for a step about learning, a quiz for one that needs a score. */
function ContinueLinks({ path, requirement, next, isMain }: ContinueLinksProps) {
  const mode = modeForStep(requirement)
  const main = isMain ? buttons.primary : buttons.button
  if (requirement.type === 'score' || next === null) {
    return (
      <Row gap={2} top={5}>
        <Link className={main} href={startAddress(mode)} aria-label={`Continue with ${titleOf(mode)}: ${path.name}`}>
          Continue with {titleOf(mode)} <Icon name="arrowRight" />
        </Link>
      </Row>
    )
  }
  return (
    <Row gap={2} top={5}>
      <Link className={main} href={practiceAddress(next)} aria-label={`Practice ${CONCEPT_NAMES[next]}: ${path.name}`}>
        Practice {CONCEPT_NAMES[next]} <Icon name="arrowRight" />
      </Link>
      <Link className={buttons.plain} href={catalogAddress(requirement.categoryType)}>
        Read about {CATALOG_HALVES[requirement.categoryType].plural}
      </Link>
    </Row>
  )
}

type StartPathButtonProps = { path: LearningPath; userId: number; onStarted: () => void }

/** Starts the path. A failure is only logged; the button can be pressed again. */
function StartPathButton({ path: { pathType, name, steps }, userId, onStarted }: StartPathButtonProps) {
  const start = useStartPath(userId)
  return (
    <button
      type="button"
      className={buttons.button}
      data-top={5}
      aria-label={`Start path: ${name}`}
      aria-busy={start.isPending}
      disabled={start.isPending}
      onClick={() => start.mutate({ pathType, totalSteps: steps.length }, { onSuccess: onStarted })}
    >
      Start path
    </button>
  )
}

const STATE_NAMES = { done: 'Done', current: 'Current step', ahead: 'Not done yet' } as const

const LOOKS = { done: styles.done, current: styles.current, ahead: undefined } as const

/** The steps of a path in a row, or one below the other on a phone. */
function StepTrack({ steps }: { steps: readonly StepStanding[] }) {
  return (
    <ol className={styles.track}>
      {steps.map(({ title, state, requirement, evidence }, index) => (
        <li key={title} className={LOOKS[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <b className={typography.boxed} aria-hidden="true">
            {state === 'done' ? <Icon name="check" /> : index + 1}
          </b>
          <div>
            <h3>
              {title}
              <span className={typography.visuallyHidden}>{`, ${STATE_NAMES[state]}`}</span>
            </h3>
            <p className={typography.small}>{requirement}</p>
            {evidence && (
              <p className={classNames(typography.small, typography.tabular, styles.evidence)}>{evidence}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
