import { BIAS_NAMES, CONCEPT_NAMES, FALLACY_NAMES } from '@think-twice/core/concepts/concept-names'
import { conceptStandings, type StandingOrder, sortStandings } from '@think-twice/core/learning/concept-standings'
import { MASTERED_FROM } from '@think-twice/core/learning/mastery'
import type { ItemType } from '@think-twice/core/vocabulary'
import { wholePercent } from '@think-twice/core/wording/number-text'
import { useState } from 'react'
import { useNow } from '../../browser/clock.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Select } from '../../ui/select.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import typography from '../../ui/text.module.css'
import { ConceptRow } from './concept-row.tsx'
import styles from './concepts-panel.module.css'
import { NothingYet } from './nothing-yet.tsx'
import section from './section-head.module.css'
import type { Learner } from './use-learner.ts'

const ORDERS: readonly [StandingOrder, string][] = [
  ['mastery', 'Mastery'],
  ['name', 'Name'],
  ['accuracy', 'Accuracy'],
  ['last met', 'Last seen'],
]
const TYPES: readonly [ItemType | 'all', string][] = [
  ['all', `All ${CONCEPT_NAMES.length}`],
  ['fallacy', `${FALLACY_NAMES.length} fallacies`],
  ['bias', `${BIAS_NAMES.length} biases`],
]

/** All 48 concepts with mastery and accuracy, sorted and filtered as the learner likes. */
export function ConceptsPanel({ learner: { isPending, progress, tryAgain } }: { learner: Learner }) {
  const [order, setOrder] = useState<StandingOrder>('mastery')
  const [isReversed, setReversed] = useState(false)
  const now = useNow()
  const [shown, setShown] = useState<ItemType | 'all'>('all')

  if (isPending) return <Waiting />
  if (!progress) return <NothingYet onTryAgain={tryAgain} />
  if (progress.length === 0) return <NothingYet />

  const ofType = conceptStandings(progress).filter(({ type }) => shown === 'all' || type === shown)
  const standings = sortStandings(ofType, order, isReversed)
  const met = standings.filter((standing) => standing.met !== null).length
  return (
    <>
      <div className={styles.head}>
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
      </div>
      <p className={classNames(typography.small, styles.count)} role="status">
        {met} of {standings.length} seen so far
      </p>
      <ul>
        {standings.map((standing) => (
          <ConceptRow key={standing.name} standing={standing} now={now} />
        ))}
      </ul>
    </>
  )
}

function Heading() {
  return (
    <div>
      <h2 className={section.head}>Mastery by concept</h2>
      <p className={typography.small}>
        The notch marks {wholePercent(MASTERED_FROM)}, where a concept counts as mastered.
      </p>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <div className={styles.head}>
        <Heading />
        <Skeleton className={styles.toolsBlock} />
      </div>
      <SkeletonRows className={styles.rowBlock} rows={CONCEPT_NAMES.length} />
    </>
  )
}
