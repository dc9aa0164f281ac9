import { CONCEPT_NAMES, findByName } from '@think-twice/core/concepts/concept-names'
import type { ProfileOrigin } from '@think-twice/core/quiz/profiles'
import type { Question } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/numbers'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { conceptAddress } from '../../../addresses.ts'
import { StrengthTag } from '../../../parts/level.tsx'
import { Recommendations } from '../../../parts/recommendations.tsx'
import { Fold } from '../../../ui/fold.tsx'
import styles from './profile.module.css'

type ProfileProps = { origin: ProfileOrigin; questions: readonly Question[]; isOpen: boolean }

/** A pattern as one line: its name, its strength and what led to it. Opening it shows the rest. */
export function Profile({ origin, questions, isOpen }: ProfileProps) {
  const { name, strength, description, fallacyTypes, recommendations } = origin.profile
  return (
    <article className={styles.profile} data-profile={name}>
      <Fold
        look="line"
        isOpen={isOpen}
        summary={
          <>
            <h3>{name}</h3>
            <StrengthTag strength={strength} rated="strength" />
            <span className={styles.misses}>{missesText(origin, questions)}</span>
          </>
        }
      >
        <div className={styles.body}>
          <div>
            <p className={styles.description}>{description}</p>
            <RelatedConcepts names={fallacyTypes} />
          </div>
          <Fold look="quiet" summary="Recommendations">
            <Recommendations className={styles.tips} tips={recommendations} />
          </Fold>
        </div>
      </Fold>
    </article>
  )
}

/** Which missed concepts led to a profile, and whether the concept it is named for was answered right. */
function missesText({ missed, ownConceptRight }: ProfileOrigin, questions: readonly Question[]): string {
  const names = missed.map((index) => questions[index]?.fallacyType).join(', ')
  const known = ownConceptRight === null ? '' : ` You got ${CONCEPT_NAMES[ownConceptRight]} right.`
  return `${counted(missed.length, 'miss', 'misses')}: ${names}.${known}`
}

/** The concepts that a pattern is about, each leading to its study view. */
function RelatedConcepts({ names }: { names: readonly string[] }) {
  return (
    <p className={styles.related}>
      {'Related concepts: '}
      {names.map((name, place) => {
        const concept = findByName(name)
        return (
          <Fragment key={name}>
            {place > 0 && ', '}
            {concept ? <Link href={conceptAddress(concept.id)}>{name}</Link> : name}
          </Fragment>
        )
      })}
    </p>
  )
}
