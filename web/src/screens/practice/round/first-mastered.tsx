import { itemLabel } from '@think-twice/core/concepts/concept-names'
import { masteredConcepts } from '@think-twice/core/learning/mastery'
import type { KeptRound } from '../../../browser/rounds.ts'
import { useProgress } from '../../../data/progress.ts'
import { PenRing } from '../../../ui/pen.tsx'
import styles from './end-of-round.module.css'

/** The first concept that a learner masters, in the round where it happened: the pen rings its name, once. */
export function FirstMastered({ kept: { ownerId, masteredBefore } }: { kept: KeptRound }) {
  const { data: progress } = useProgress(masteredBefore === 0 ? ownerId : null)
  const [first] = masteredConcepts(progress ?? [])
  if (!first) return null
  return (
    <p className={styles.mastered} role="status">
      Your first mastered concept: <PenRing>{itemLabel(first.itemId)}</PenRing>
    </p>
  )
}
