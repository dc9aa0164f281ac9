import type { ProfileOrigin } from '@think-twice/core/quiz/profiles'
import type { Question } from '@think-twice/core/vocabulary'
import { Recommendations } from '../../../parts/recommendations.tsx'
import { StrengthTag } from '../../../parts/strength-tag.tsx'
import { LedHere } from './led-here.tsx'
import styles from './profile-lead.module.css'
import { RelatedConcepts } from './related-concepts.tsx'
import { CrackedSquare, TiltedSquare } from './strength-drawing.tsx'

type ProfileLeadProps = { origin: ProfileOrigin; questions: readonly Question[]; assesses: 'biases' | 'fallacies' }

/** One of the strongest patterns, in full: how strongly it showed, what it is, what led to it, and three tips, the first in pen. */
export function ProfileLead({ origin, questions, assesses }: ProfileLeadProps) {
  const { name, strength, description, fallacyTypes, recommendations } = origin.profile
  return (
    <article className={assesses === 'biases' ? styles.ofBias : styles.ofFallacy} data-profile={name}>
      <div className={styles.top}>
        <div>
          <StrengthTag strength={strength} of="strength" />
          <h3>{name}</h3>
        </div>
        {assesses === 'fallacies' ? <CrackedSquare strength={strength} /> : <TiltedSquare strength={strength} />}
      </div>
      <p className={styles.description}>{description}</p>
      <p className={styles.ledHere}>
        <LedHere origin={origin} questions={questions} />
      </p>
      <div className={styles.tips}>
        <h4>Recommendations</h4>
        <Recommendations tips={recommendations} />
      </div>
      <RelatedConcepts names={fallacyTypes} />
    </article>
  )
}
