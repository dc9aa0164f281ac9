import type { ProfileOrigin } from '@think-twice/core/quiz/profiles'
import type { Question } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/counted'
import { Fragment } from 'react'
import { reviewId } from '../../../parts/review/reviewed-question.tsx'

/** Which missed concepts led to a profile, and whether the concept it is named for was answered right. */
export function profileMissesText({ missed, ownConceptRight }: ProfileOrigin, questions: readonly Question[]): string {
  const names = missed.map((index) => questions[index]?.fallacyType).join(', ')
  const known = ownConceptRight === null ? '' : ` You got ${ownConceptRight} right.`
  return `${counted(missed.length, 'miss', 'misses')}: ${names}.${known}`
}

/** Which missed concepts led to a profile, as a sentence with links to the questions. */
export function ProfileMisses({ origin, questions }: { origin: ProfileOrigin; questions: readonly Question[] }) {
  const { missed, ownConceptRight } = origin
  return (
    <>
      From {counted(missed.length, 'miss', 'misses')}:{' '}
      {missed.map((index, place) => (
        <Fragment key={index}>
          {place > 0 && ', '}
          <a href={`#${reviewId(index)}`}>{questions[index]?.fallacyType}</a>
        </Fragment>
      ))}
      .{ownConceptRight !== null && ` You got ${ownConceptRight} right.`}
    </>
  )
}
