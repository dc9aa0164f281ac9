import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import type { ProfileOrigin } from '@think-twice/core/quiz/profiles'
import type { ConceptId, ItemType, Question } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/numbers'
import { Fragment } from 'react'
import { StrengthTag } from '../../../parts/level.tsx'
import { Recommendations } from '../../../parts/recommendations.tsx'
import { reviewId } from '../../../parts/review/reviewed-question.tsx'
import { LineFold } from '../../../ui/fold.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from './profile.module.css'
import { StrengthDrawing } from './strengths.tsx'

type ProfileProps = { origin: ProfileOrigin; questions: readonly Question[] }
type ProfileDetailsProps = ProfileProps & { assesses: ItemType }

/** One of the strongest patterns in full: its strength, what it is, what led to it, and three tips, the first in pen. */
export function ProfileDetails({ origin, questions, assesses }: ProfileDetailsProps) {
  const { name, strength, description, fallacyTypes, recommendations } = origin.profile
  return (
    <article className={styles.lead} data-profile={name}>
      <div className={styles.top}>
        <div>
          <StrengthTag strength={strength} of="strength" />
          <h3>{name}</h3>
        </div>
        <StrengthDrawing strength={strength} assesses={assesses} />
      </div>
      <p className={styles.description}>{description}</p>
      <Text look="small" top={3} className={styles.ledHere}>
        <MissesWithLinks origin={origin} questions={questions} />
      </Text>
      <div className={styles.tips}>
        <h4 className={styles.title}>Recommendations</h4>
        <Recommendations tips={recommendations} />
      </div>
      <RelatedConcepts names={fallacyTypes} />
    </article>
  )
}

/** A weaker pattern as one line: its name, its strength and what led to it. Opening it shows the rest. */
export function ProfileRow({ origin, questions }: ProfileProps) {
  const { name, strength, description, fallacyTypes, recommendations } = origin.profile
  return (
    <article className={styles.row} data-profile={name}>
      <LineFold
        summary={
          <>
            <h3>{name}</h3>
            <StrengthTag strength={strength} of="strength" />
            <span className={styles.misses}>{missesText(origin, questions)}</span>
          </>
        }
      >
        <div className={styles.body}>
          <div>
            <p className={styles.text}>{description}</p>
            <RelatedConcepts names={fallacyTypes} />
          </div>
          <div>
            <h4 className={styles.title}>Recommendations</h4>
            <Recommendations className={styles.listed} tips={recommendations} />
          </div>
        </div>
      </LineFold>
    </article>
  )
}

/** Which missed concepts led to a profile, and whether the concept it is named for was answered right. */
function missesText({ missed, ownConceptRight }: ProfileOrigin, questions: readonly Question[]): string {
  const names = missed.map((index) => questions[index]?.fallacyType).join(', ')
  return `${missesCounted(missed)}: ${names}.${knownText(ownConceptRight)}`
}

/** The same, with links to the questions. */
function MissesWithLinks({ origin: { missed, ownConceptRight }, questions }: ProfileProps) {
  return (
    <>
      From {missesCounted(missed)}:{' '}
      {missed.map((index, place) => (
        <Fragment key={index}>
          {place > 0 && ', '}
          <a href={`#${reviewId(index)}`}>{questions[index]?.fallacyType}</a>
        </Fragment>
      ))}
      .{knownText(ownConceptRight)}
    </>
  )
}

function missesCounted(missed: readonly number[]): string {
  return counted(missed.length, 'miss', 'misses')
}

function knownText(ownConceptRight: ConceptId | null): string {
  return ownConceptRight === null ? '' : ` You got ${CONCEPT_NAMES[ownConceptRight]} right.`
}

function RelatedConcepts({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.related}>
      <h4 className={styles.title}>Related concepts</h4>
      <Row as="ul" top={2}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Row>
    </div>
  )
}
