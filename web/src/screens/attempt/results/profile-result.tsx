import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { missedLine, profileOrigins, resistedCategories } from '@think-twice/core/quiz/profiles'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-results'
import { isFlawless, scoreBand } from '@think-twice/core/quiz/score'
import type { ItemType } from '@think-twice/core/vocabulary'
import { wholePercent } from '@think-twice/core/wording/numbers'
import { SOURCE_SITE } from '../../../addresses.ts'
import { usePageTitle } from '../../../browser/page-title.ts'
import pages from '../../../frame/page.module.css'
import { BAND_COLORS } from '../../../parts/level.tsx'
import { AnswerReview, reviewedOf } from '../../../parts/review/answer-review.tsx'
import { SaveStatus } from '../../../parts/save-status.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { PenRing } from '../../../ui/pen.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { Profile } from './profile.tsx'
import styles from './profile-result.module.css'
import { ResultButtons, ResultNumbers } from './result-parts.tsx'
import { StrengthRow, UprightSquare } from './strengths.tsx'

/** Number of profiles that start open. */
const LEADS = 3

/** Our own words name what was assessed; those from the specification are the same for both assessments. */
const WHOLE: Readonly<Record<ItemType, string>> = {
  bias: 'Your answers stayed upright in all',
  fallacy: 'No argument got past you in any of the',
}

/** An assessment's result: what it can say, its numbers, all patterns, the strongest of them open, and questions. */
export function ProfileResult({ result, assesses }: { result: QuizResult; assesses: ItemType }) {
  usePageTitle('Your Bias Profile')
  const { totalQuestions, questions, userAnswers } = result
  const assessment = [questions, userAnswers, PROFILE_CATEGORIES[assesses]] as const
  const origins = profileOrigins(...assessment)
  return (
    <div className={classNames(pages.width, styles.result)}>
      <Head result={result} detected={origins.length} />
      <section className={styles.profiles} aria-labelledby="profiles" data-type={assesses}>
        <DoubleRule />
        <h2 id="profiles" className={typography.visuallyHidden}>
          Profiles, strongest first
        </h2>
        <StrengthRow
          strengths={origins.map(({ profile }) => profile.strength)}
          upright={resistedCategories(...assessment).length}
          assesses={assesses}
        />
        {origins.length === 0 ? (
          <NoProfiles assesses={assesses} totalQuestions={totalQuestions} />
        ) : (
          <div className={styles.rows}>
            {origins.map((origin, place) => (
              <Profile key={origin.profile.name} origin={origin} questions={questions} isOpen={place < LEADS} />
            ))}
          </div>
        )}
      </section>
      <p className={classNames(typography.small, styles.closing)}>
        These results are based on hypothetical scenarios: missing a concept in one is a hint, not a diagnosis. Read
        more about faulty reasoning at <ExternalLink href={SOURCE_SITE.href}>{SOURCE_SITE.name}</ExternalLink>.
      </p>
      <AnswerReview reviewed={reviewedOf(result)} />
    </div>
  )
}

function Head({ result, detected }: { result: QuizResult; detected: number }) {
  const { id, mode, totalQuestions, correctAnswers, score } = result
  return (
    <div className={styles.head}>
      <h1 className={typography.pageTitle} tabIndex={-1}>
        Your Bias Profile
      </h1>
      <p className={typography.small}>{titleOf(mode)}</p>
      {detected > 0 && <p className={styles.honest}>{missedLine(totalQuestions - correctAnswers, totalQuestions)}</p>}
      <ResultNumbers
        numbers={[
          { title: 'Questions Analyzed', number: totalQuestions },
          { title: 'Biases Detected', number: detected },
          {
            title: 'Awareness Score',
            number: isFlawless(score) ? <PenRing>{wholePercent(score)}</PenRing> : wholePercent(score),
            tone: BAND_COLORS[scoreBand(score)],
          },
        ]}
      />
      <ResultButtons mode={mode} retake="Retake Assessment" />
      <SaveStatus id={id} />
    </div>
  )
}

function NoProfiles({ assesses, totalQuestions }: { assesses: ItemType; totalQuestions: number }) {
  return (
    <Stack gap={4} start className={styles.noProfiles}>
      <UprightSquare />
      <h3>Excellent Bias Awareness!</h3>
      <p className={typography.small}>
        {WHOLE[assesses]} {totalQuestions} scenarios.
      </p>
    </Stack>
  )
}
