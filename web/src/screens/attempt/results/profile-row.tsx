import type { ProfileOrigin } from '@think-twice/core/quiz/profiles'
import type { Question } from '@think-twice/core/vocabulary'
import { StrengthTag } from '../../../parts/level.tsx'
import { Recommendations } from '../../../parts/recommendations.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { profileMissesText } from './profile-misses.tsx'
import styles from './profile-row.module.css'
import { RelatedConcepts } from './related-concepts.tsx'

/** A weaker pattern as one line: its name, its strength and what led to it. Opening it shows the rest. */
export function ProfileRow({ origin, questions }: { origin: ProfileOrigin; questions: readonly Question[] }) {
  const { name, strength, description, fallacyTypes, recommendations } = origin.profile
  return (
    <article className={styles.row} data-profile={name}>
      <Fold
        summary={
          <>
            <h3>{name}</h3>
            <StrengthTag strength={strength} of="strength" />
            <span className={styles.ledHere}>{profileMissesText(origin, questions)}</span>
            <Icon name="plus" />
          </>
        }
      >
        <div className={styles.body}>
          <div>
            <p className={styles.description}>{description}</p>
            <RelatedConcepts names={fallacyTypes} />
          </div>
          <div>
            <h4>Recommendations</h4>
            <Recommendations className={styles.tips} tips={recommendations} />
          </div>
        </div>
      </Fold>
    </article>
  )
}
