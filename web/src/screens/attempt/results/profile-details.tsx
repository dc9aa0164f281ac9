import type { ProfileOrigin } from '@think-twice/core/quiz/profiles'
import type { ItemType, Question } from '@think-twice/core/vocabulary'
import { StrengthTag } from '../../../parts/level.tsx'
import { Recommendations } from '../../../parts/recommendations.tsx'
import styles from './profile-details.module.css'
import { ProfileMisses } from './profile-misses.tsx'
import { RelatedConcepts } from './related-concepts.tsx'
import { CrackedSquare, TiltedSquare } from './strength-drawing.tsx'

type ProfileDetailsProps = { origin: ProfileOrigin; questions: readonly Question[]; assesses: ItemType }

/** One of the strongest patterns in full: its strength, what it is, what led to it, and three tips, the first in pen. */
export function ProfileDetails({ origin, questions, assesses }: ProfileDetailsProps) {
  const { name, strength, description, fallacyTypes, recommendations } = origin.profile
  return (
    <article className={assesses === 'bias' ? styles.ofBias : styles.ofFallacy} data-profile={name}>
      <div className={styles.top}>
        <div>
          <StrengthTag strength={strength} of="strength" />
          <h3>{name}</h3>
        </div>
        {assesses === 'fallacy' ? <CrackedSquare strength={strength} /> : <TiltedSquare strength={strength} />}
      </div>
      <p className={styles.description}>{description}</p>
      <p className={styles.ledHere}>
        <ProfileMisses origin={origin} questions={questions} />
      </p>
      <div className={styles.tips}>
        <h4>Recommendations</h4>
        <Recommendations tips={recommendations} />
      </div>
      <RelatedConcepts names={fallacyTypes} />
    </article>
  )
}
