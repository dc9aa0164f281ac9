import { relativeTimeText } from '@think-twice/core/activity/days'
import { TRACKED_WEAKNESSES } from '@think-twice/core/learning/dashboard'
import { basisText, missedText, type Trend, type Weakness } from '@think-twice/core/learning/weakness'
import type { ItemType } from '@think-twice/core/vocabulary'
import { wholePercent } from '@think-twice/core/wording/numbers'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { weaknessAddress } from '../../addresses.ts'
import { Cell, CellLine, Legend } from '../../parts/cells.tsx'
import { ConceptTitle, ItemTypeLabel } from '../../parts/concept-name.tsx'
import { StrengthTag } from '../../parts/level.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { RuledList, Stack } from '../../ui/layout.tsx'
import { TryAgain } from '../../ui/loading.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './weakness-tracker.module.css'

type WeaknessTrackerProps = {
  weaknesses: readonly Weakness[] | null
  /** The latest answers about each concept, oldest first. */
  history: ReadonlyMap<string, readonly boolean[]>
  now: number
  onTryAgain: () => unknown
}

/** The five weakest areas, and all of them on request. */
export function WeaknessTracker({ weaknesses, history, now, onTryAgain }: WeaknessTrackerProps) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // Reading continues at what has just appeared.
    if (showsAll) list.current?.querySelectorAll<HTMLElement>('h3')[TRACKED_WEAKNESSES]?.focus()
  }, [showsAll])

  if (!weaknesses?.length) {
    return (
      <Section title="Weakness Tracker" size="medium">
        <NoWeakness state={weaknesses ? 'none found' : 'not loaded'} onTryAgain={onTryAgain} />
      </Section>
    )
  }
  const shown = showsAll ? weaknesses : weaknesses.slice(0, TRACKED_WEAKNESSES)
  return (
    <Section title="Weakness Tracker" aside={<AnswerKey />} size="medium">
      <RuledList roomy ref={list}>
        {shown.map((weakness) => (
          <WeaknessRow
            key={weakness.id}
            weakness={weakness}
            history={(weakness.isFromAssessment ? undefined : history.get(weakness.id)) ?? []}
            now={now}
          />
        ))}
      </RuledList>
      {weaknesses.length > TRACKED_WEAKNESSES && (
        <button
          type="button"
          className={buttons.button}
          data-top={2}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? `View Top ${TRACKED_WEAKNESSES} Areas` : `View All ${weaknesses.length} Areas`}
        </button>
      )}
    </Section>
  )
}

/** The one true line beside the specified sentence, for each reason the list can be empty. */
const BECAUSE = {
  'none found': 'Nothing you’ve answered needs work right now.',
  'no answers': 'There’s nothing to go on yet. Start above, and what you miss will show up here.',
  'not loaded': 'Your lists couldn’t be loaded, so this says nothing about you yet.',
} as const

/** Says that there is no weakness to list, or that the lists could not be loaded. */
export function NoWeakness({ state, onTryAgain }: { state: keyof typeof BECAUSE; onTryAgain: () => unknown }) {
  return (
    <Stack start gap={1} className={styles.none}>
      <p>No significant weaknesses detected. Keep up the great work!</p>
      <p className={typography.small}>{BECAUSE[state]}</p>
      {state === 'not loaded' && <TryAgain onTryAgain={onTryAgain} />}
    </Stack>
  )
}

type WeaknessRowProps = {
  weakness: Weakness
  /** The latest answers, oldest first; empty if they are not known. */
  history: readonly boolean[]
  now: number
}

/** One area of the tracker: the answers so far, in plain words. The conclusions open in place. */
function WeaknessRow({ weakness, history, now }: WeaknessRowProps) {
  const { name, type, isFromAssessment } = weakness
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={styles.weakness}>
      <div className={styles.name}>
        <h3 tabIndex={-1}>
          <ConceptTitle name={name} />
        </h3>
        <ItemTypeLabel type={type} />
      </div>
      <Stack className={styles.happened}>
        <p>{isFromAssessment ? 'From an assessment' : missedText({ ...weakness, history })}</p>
        {!isFromAssessment && history.length > 0 && (
          <AnswerCells answers={history} type={type} total={weakness.timesAnswered} />
        )}
      </Stack>
      <div className={styles.buttons}>
        <button
          type="button"
          className={classNames(buttons.small, buttons.plain)}
          aria-label={`Details: ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Details
        </button>
        <StudyLink weakness={weakness} />
      </div>
      {isOpen && <WeaknessDetails id={id} weakness={weakness} now={now} />}
    </li>
  )
}

/** Leads to the concept in the catalog. */
export function StudyLink({ weakness }: { weakness: Weakness }) {
  return (
    <Link className={buttons.small} href={weaknessAddress(weakness)} aria-label={`Study ${weakness.name}`}>
      Study
    </Link>
  )
}

/** The three trends of a weakness, in words. */
const TREND: Readonly<Record<Trend, string>> = { improving: 'Improving', stable: 'Stable', declining: 'Declining' }

/** The conclusions that the product's rules draw from an area's answers, and the action they recommend. */
function WeaknessDetails({ id, weakness, now }: { id: string; weakness: Weakness; now: number }) {
  const { severity, trend, masteryLevel, lastEncountered, recommendedAction, description } = weakness
  return (
    <div className={styles.details} id={id}>
      {description && <p className={typography.small}>{description}</p>}
      <dl>
        <div>
          <dt className={typography.label}>Severity</dt>
          <dd>
            <StrengthTag strength={severity} of="severity" isShort />
          </dd>
        </div>
        <div>
          <dt className={typography.label}>Trend</dt>
          <dd>{TREND[trend]}</dd>
        </div>
        <div>
          <dt className={typography.label}>Mastery</dt>
          <dd>{wholePercent(masteryLevel)}</dd>
        </div>
        <div>
          <dt className={typography.label}>Last seen</dt>
          <dd>{relativeTimeText(lastEncountered, now)}</dd>
        </div>
        <div>
          <dt className={typography.label}>Recommended action</dt>
          <dd>{recommendedAction}</dd>
        </div>
      </dl>
      <p className={typography.small}>{basisText(weakness)}</p>
    </div>
  )
}

type AnswerCellsProps = {
  /** Right or missed, oldest first. */
  answers: readonly boolean[]
  type: ItemType
  /** The number in all; only the latest are drawn. */
  total: number
}

/** The answers about a concept as cells: printed means right, open means missed. */
function AnswerCells({ answers, type, total }: AnswerCellsProps) {
  const told = answers.map((isRight) => (isRight ? 'right' : 'missed')).join(', ')
  const which = answers.length < total ? `The latest ${answers.length}, oldest first` : 'Oldest first'
  return <CellLine types={answers.map((isRight) => (isRight ? type : 'open'))} label={`${which}: ${told}`} />
}

/** The meaning of the cells. */
function AnswerKey() {
  return (
    <Legend>
      <span>
        <Cell type="fallacy" />
        <Cell type="bias" />
        filled: right
      </span>
      <span>
        <Cell type="open" />
        empty: missed
      </span>
      <span>oldest first</span>
    </Legend>
  )
}
