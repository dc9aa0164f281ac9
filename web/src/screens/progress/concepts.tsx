import { relativeTimeText } from '@think-twice/core/activity/days'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import {
  type ConceptStanding,
  conceptStandings,
  type MetConcept,
  type StandingOrder,
  sortStandings,
} from '@think-twice/core/learning/concept-standings'
import { MASTERED_FROM } from '@think-twice/core/learning/mastery'
import { ENOUGH_FOR_MASTERY, isMasteryShown, shareRightText } from '@think-twice/core/learning/weakness'
import { BIASES, CONCEPTS, FALLACIES, type ItemType } from '@think-twice/core/vocabulary'
import { inWords, wholePercent } from '@think-twice/core/wording/numbers'
import { useState } from 'react'
import { Link } from 'wouter'
import { conceptAddress } from '../../addresses.ts'
import { useNow } from '../../browser/clock.ts'
import { Glyph } from '../../parts/cells.tsx'
import { ConceptTitle } from '../../parts/concept-name.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row, RuledList } from '../../ui/layout.tsx'
import { Skeleton, SkeletonRows } from '../../ui/loading.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Select } from '../../ui/select.tsx'
import typography from '../../ui/text.module.css'
import styles from './concepts.module.css'
import { NothingYet } from './nothing-yet.tsx'
import type { Learner } from './use-learner.ts'

const ORDERS: readonly [StandingOrder, string][] = [
  ['mastery', 'Mastery'],
  ['name', 'Name'],
  ['accuracy', 'Accuracy'],
  ['last met', 'Last seen'],
]
const TYPES: readonly [ItemType | 'all', string][] = [
  ['all', `All ${CONCEPTS.length}`],
  ['fallacy', `${FALLACIES.length} fallacies`],
  ['bias', `${BIASES.length} biases`],
]

/** All 48 concepts with mastery and accuracy, sorted and filtered as the learner likes. */
export function ConceptsPanel({ learner: { isPending, progress, tryAgain } }: { learner: Learner }) {
  const [order, setOrder] = useState<StandingOrder>('mastery')
  const [isReversed, setReversed] = useState(false)
  const now = useNow()
  const [shown, setShown] = useState<ItemType | 'all'>('all')

  if (isPending) return <ConceptsSkeleton />
  if (!progress) return <NothingYet onTryAgain={tryAgain} />
  if (progress.length === 0) return <NothingYet />

  const ofType = conceptStandings(progress).filter(({ type }) => shown === 'all' || type === shown)
  const standings = sortStandings(ofType, order, isReversed)
  const met = standings.filter((standing) => standing.met !== null).length
  return (
    <>
      <Row between gap={8} className={styles.head}>
        <Heading />
        <div className={styles.tools}>
          <Select label="Show" value={shown} onChange={setShown} options={TYPES} />
          <Select label="Sort by" value={order} onChange={setOrder} options={ORDERS} />
          <button
            type="button"
            className={buttons.button}
            aria-pressed={isReversed}
            onClick={() => setReversed(!isReversed)}
          >
            Reverse order
          </button>
        </div>
      </Row>
      <p className={classNames(typography.small, styles.count)} role="status">
        {`${met} of ${standings.length} seen so far`}
      </p>
      <RuledList framed>
        {standings.map((standing) => (
          <ConceptRow key={standing.concept} standing={standing} now={now} />
        ))}
      </RuledList>
    </>
  )
}

function Heading() {
  return (
    <div>
      <h2 className={typography.heading}>Mastery by concept</h2>
      <p className={typography.small}>
        The notch marks {wholePercent(MASTERED_FROM)}, where a concept counts as mastered.
      </p>
    </div>
  )
}

function ConceptsSkeleton() {
  return (
    <>
      <Row between gap={8} className={styles.head}>
        <Heading />
        <Skeleton className={styles.toolsBlock} />
      </Row>
      <SkeletonRows className={styles.rowBlock} rows={CONCEPTS.length} />
    </>
  )
}

/** One concept: its name leads to its page in the catalog. */
function ConceptRow({ standing: { concept, type, met }, now }: { standing: ConceptStanding; now: number }) {
  return (
    <li className={styles.row}>
      <Link className={styles.name} href={conceptAddress(concept)}>
        <Glyph type={type} />
        <ConceptTitle name={CONCEPT_NAMES[concept]} />
        <span className={typography.visuallyHidden}>, {type}</span>
      </Link>
      {met ? (
        <MasteryAndAccuracy met={met} type={type} now={now} />
      ) : (
        <p className={classNames(typography.small, styles.unmet)}>Not seen yet</p>
      )}
    </li>
  )
}

/** In place of a mastery that one or two answers cannot show; their count is below. */
function TooEarly() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={typography.visuallyHidden}>after {inWords(ENOUGH_FOR_MASTERY)} answers</span>
    </>
  )
}

function MasteryAndAccuracy({ met, type, now }: { met: MetConcept; type: ItemType; now: number }) {
  const { masteryLevel, isMastered, timesCorrect, timesEncountered, lastEncountered } = met
  const isShown = isMasteryShown(timesEncountered)
  return (
    <>
      <Meter className={styles.meter} percent={isShown ? masteryLevel : 0} ink={type} notch={MASTERED_FROM} />
      <p className={classNames(styles.level, typography.tabular)}>
        <span className={typography.visuallyHidden}>Mastery </span>
        {isShown ? wholePercent(masteryLevel) : <TooEarly />}
        {isMastered && (
          <span className={styles.mastered}>
            <Icon name="check" />
            <span className={typography.visuallyHidden}>, mastered</span>
          </span>
        )}
      </p>
      <Row between gap={4} rowGap={0} className={styles.facts}>
        <p className={classNames(typography.small, typography.tabular)}>
          {shareRightText(timesCorrect, timesEncountered)}
        </p>
        <p className={classNames(typography.small, typography.tabular)}>
          Last seen {relativeTimeText(lastEncountered, now).toLowerCase()}
        </p>
      </Row>
    </>
  )
}
