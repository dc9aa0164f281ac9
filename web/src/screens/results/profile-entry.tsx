import { assessedBy } from '@think-twice/core/quiz/quiz-modes'
import type { BiasProfile, QuizMode, Strength } from '@think-twice/core/vocabulary'
import { Pips } from '../../ui/level.tsx'
import { CrackedSquare, TiltedSquare } from './strength-drawing.tsx'

const STRENGTH: Readonly<Record<Strength, { words: string; tag: string; pips: 1 | 2 | 3 }>> = {
  high: { words: 'High strength', tag: 'tag--poor', pips: 3 },
  moderate: { words: 'Moderate strength', tag: 'tag--fair', pips: 2 },
  low: { words: 'Low strength', tag: 'tag--good', pips: 1 },
}

/** One pattern: how strongly it showed, what it is, and three tips. */
export function ProfileEntry({ profile, mode }: { profile: BiasProfile; mode: QuizMode }) {
  const { words, tag, pips } = STRENGTH[profile.strength]
  return (
    <article className="profile">
      <div>
        <div className="profile__top">
          <div>
            <span className={`tag ${tag}`}>
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
        <p className="profile__desc">{profile.description}</p>
        <p className="lab mt-5">Related concepts</p>
        <ul className="related">
          {profile.fallacyTypes.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div>
        <p className="lab">Recommendations</p>
        <ol className="recs">
          {profile.recommendations.map((tip) => (
            <li key={tip}>
              <span>{tip}</span>
            </li>
          ))}
        </ol>
      </div>
    </article>
  )
}
