import { assessedBy } from '@think-twice/core/quiz/quiz-modes'
import type { BiasProfile, QuizMode, Strength } from '@think-twice/core/vocabulary'
import { Pips } from '../../../parts/level.tsx'
import { Recommendations } from '../../../parts/recommendations.tsx'
import tags from '../../../ui/tag.module.css'
import styles from './profile-entry.module.css'
import { CrackedSquare, TiltedSquare } from './strength-drawing.tsx'

const STRENGTH: Readonly<Record<Strength, { words: string; tag: string | undefined; pips: 1 | 2 | 3 }>> = {
  high: { words: 'High strength', tag: tags.poor, pips: 3 },
  moderate: { words: 'Moderate strength', tag: tags.fair, pips: 2 },
  low: { words: 'Low strength', tag: tags.good, pips: 1 },
}

/** One pattern: how strongly it showed, what it is, and three tips. */
export function ProfileEntry({ profile, mode }: { profile: BiasProfile; mode: QuizMode }) {
  const { words, tag, pips } = STRENGTH[profile.strength]
  return (
    <article className={styles.profile}>
      <div>
        <div className={styles.head}>
          <div>
            <span className={tag}>
              <Pips of={pips} />
              {words}
            </span>
            <h3>{profile.name}</h3>
          </div>
          {assessedBy(mode) === 'fallacies' ? (
            <CrackedSquare strength={profile.strength} />
          ) : (
            <TiltedSquare strength={profile.strength} />
          )}
        </div>
        <p className={styles.description}>{profile.description}</p>
        <p className={styles.label}>Related concepts</p>
        <ul className={styles.related}>
          {profile.fallacyTypes.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div>
        <p className={styles.label}>Recommendations</p>
        <Recommendations tips={profile.recommendations} />
      </div>
    </article>
  )
}
