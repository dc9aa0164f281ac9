import { relativeTimeText } from '@think-twice/core/activity/days'
import { TRACKED_WEAKNESSES } from '@think-twice/core/learning/dashboard'
import { basisText, masteryText, missedText, type Trend, type Weakness } from '@think-twice/core/learning/weakness'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { weaknessAddress } from '../../addresses.ts'
import { ConceptTitle, ItemTypeLabel } from '../../parts/concept-name.tsx'
import { StrengthTag } from '../../parts/level.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { RuledList, Stack, Term, TermList } from '../../ui/layout.tsx'
import { TryAgain } from '../../ui/loading.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './weakness-tracker.module.css'

type WeaknessTrackerProps = {
  weaknesses: readonly Weakness[] | null
  /** Nothing has been answered yet. */
  isEmpty: boolean
  /** The latest answers about each concept, oldest first. */
  history: ReadonlyMap<string, readonly boolean[]>
  now: number
  onTryAgain: () => void
}

/** The five weakest areas, and all of them on request. */
export function WeaknessTracker({ weaknesses, isEmpty, history, now, onTryAgain }: WeaknessTrackerProps) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // Reading continues at what has just appeared.
    if (showsAll) list.current?.querySelectorAll<HTMLElement>('h3')[TRACKED_WEAKNESSES]?.focus()
  }, [showsAll])

  if (!weaknesses?.length) {
    return (
      <Section title="Weakness Tracker">
        <NoWeakness
          state={!weaknesses ? 'not loaded' : isEmpty ? 'no answers' : 'none found'}
          onTryAgain={onTryAgain}
        />
      </Section>
    )
  }
  const shown = showsAll ? weaknesses : weaknesses.slice(0, TRACKED_WEAKNESSES)
  return (
    <Section title="Weakness Tracker">
      <RuledList ref={list}>
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

/** Why the list is empty, shown below the sentence that the specification has for all cases. */
const BECAUSE = {
  'none found': 'Nothing you’ve answered needs work right now.',
  'no answers': 'There’s nothing to go on yet. Start above, and what you miss will show up here.',
  'not loaded': 'Your lists couldn’t be loaded, so this says nothing about you yet.',
} as const

/** Says that there is no weakness to list, or that the lists could not be loaded. */
function NoWeakness({ state, onTryAgain }: { state: keyof typeof BECAUSE; onTryAgain: () => void }) {
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
      <p className={styles.happened}>
        {isFromAssessment ? 'From an assessment' : missedText({ ...weakness, history })}
      </p>
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

/** The input of `masteryText`. */
export function answersOf({ timesWrong, timesAnswered, isFromAssessment }: Weakness) {
  return { right: timesAnswered - timesWrong, answered: timesAnswered, isFromAssessment }
}

/** Leads to the concept in the catalog. */
export function StudyLink({ weakness }: { weakness: Weakness }) {
  return (
    <Link className={buttons.small} href={weaknessAddress(weakness)} aria-label={`Study ${weakness.name}`}>
      Study
    </Link>
  )
}

const TREND: Readonly<Record<Trend, string>> = { improving: 'Improving', stable: 'Stable', declining: 'Declining' }

/** The conclusions that the product's rules draw from an area's answers, and the action they recommend. */
function WeaknessDetails({ id, weakness, now }: { id: string; weakness: Weakness; now: number }) {
  const { severity, trend, masteryLevel, lastEncountered, recommendedAction, description } = weakness
  return (
    <div className={styles.details} id={id}>
      {description && <p className={typography.small}>{description}</p>}
      <TermList className={styles.conclusions}>
        <Term name="Severity">
          <StrengthTag strength={severity} rated="severity" isShort />
        </Term>
        <Term name="Trend">{TREND[trend]}</Term>
        <Term name="Mastery">{masteryText(masteryLevel, answersOf(weakness))}</Term>
        <Term name="Last seen">{relativeTimeText(lastEncountered, now)}</Term>
        <Term name="Recommended action">{recommendedAction}</Term>
      </TermList>
      <p className={typography.small}>{basisText(weakness)}</p>
    </div>
  )
}
