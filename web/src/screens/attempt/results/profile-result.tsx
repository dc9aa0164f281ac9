import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { type ProfileOrigin, profileOrigins, resistedCategories } from '@think-twice/core/quiz/profiles'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-results'
import { isFlawless, scoreBand } from '@think-twice/core/quiz/score'
import type { ItemType, Question } from '@think-twice/core/vocabulary'
import { wholePercent } from '@think-twice/core/wording/numbers'
import { SOURCE_SITE } from '../../../addresses.ts'
import { usePageTitle } from '../../../browser/page-title.ts'
import pages from '../../../frame/page.module.css'
import { BAND_COLORS } from '../../../parts/level.tsx'
import { AnswerReview, reviewedOf } from '../../../parts/review/answer-review.tsx'
import { SaveStatus } from '../../../parts/save-status.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Columns, Stack } from '../../../ui/layout.tsx'
import { PenRing } from '../../../ui/pen.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { ProfileDetails, ProfileRow } from './profile.tsx'
import styles from './profile-result.module.css'
import { ResultButtons, ResultNumbers } from './result-parts.tsx'
import { StrengthRow, UprightSquare } from './strengths.tsx'

/** Number of profiles that start open. */
const LEADS = 3

/** Our own words name what was assessed; those from the specification are the same for both assessments. */
const WORDS: Readonly<Record<ItemType, { lead: string; upright: string; whole: string }>> = {
  bias: {
    lead: 'Where your answers leaned',
    upright: 'No lean in these',
    whole: 'Your answers stayed upright in all',
  },
  fallacy: {
    lead: 'Which kinds of argument got past you',
    upright: 'Nothing got past you from these families',
    whole: 'No argument got past you in any of the',
  },
}

/** An assessment's result: numbers, all patterns in a row, the strongest in full, others as lines, and questions. */
export function ProfileResult({ result, assesses }: { result: QuizResult; assesses: ItemType }) {
  usePageTitle('Your Bias Profile')
  const { totalQuestions, questions, userAnswers } = result
  const assessment = [questions, userAnswers, PROFILE_CATEGORIES[assesses]] as const
  const origins = profileOrigins(...assessment)
  const upright = resistedCategories(...assessment).map(({ name }) => name)
  return (
    <div className={classNames(pages.width, styles.result)}>
      <Head result={result} assesses={assesses} detected={origins.length} />
      <section className={styles.profiles} aria-labelledby="profiles" data-type={assesses}>
        <DoubleRule />
        <h2 id="profiles" className={typography.visuallyHidden}>
          Profiles, strongest first
        </h2>
        <StrengthRow
          strengths={origins.map(({ profile }) => profile.strength)}
          upright={upright.length}
          assesses={assesses}
        />
        {origins.length === 0 ? (
          <NoProfiles assesses={assesses} totalQuestions={totalQuestions} />
        ) : (
          <Profiles origins={origins} questions={questions} assesses={assesses} />
        )}
      </section>
      {origins.length > 0 && upright.length > 0 && (
        <p className={classNames(typography.small, styles.upright)}>
          <b>{WORDS[assesses].upright}:</b> {upright.join(', ')}.
        </p>
      )}
      <p className={classNames(typography.small, styles.closing)}>
        These results are based on hypothetical scenarios, so take them as a prompt for reflection. Read more about
        faulty reasoning at <ExternalLink href={SOURCE_SITE.href}>{SOURCE_SITE.name}</ExternalLink>.
      </p>
      <AnswerReview reviewed={reviewedOf(result)} />
    </div>
  )
}

type HeadProps = { result: QuizResult; assesses: ItemType; detected: number }

/** The title of the assessment, and its three numbers. */
function Head({ result: { id, mode, totalQuestions, score }, assesses, detected }: HeadProps) {
  return (
    <Columns gap={4} className={styles.head}>
      <div>
        <h1 className={typography.pageTitle} tabIndex={-1}>
          Your Bias Profile
        </h1>
        <p className={classNames(typography.small, styles.lead)}>
          {titleOf(mode)}. {WORDS[assesses].lead} in {totalQuestions} scenarios. A place to look, not a verdict: missing
          a concept in a scenario is a hint, not a diagnosis.
        </p>
        <ResultButtons mode={mode} retake="Retake Assessment" />
        <SaveStatus id={id} />
      </div>
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
    </Columns>
  )
}

type ProfilesProps = { origins: readonly ProfileOrigin[]; questions: readonly Question[]; assesses: ItemType }

function Profiles({ origins, questions, assesses }: ProfilesProps) {
  const others = origins.slice(LEADS)
  return (
    <>
      <div className={styles.leads}>
        {origins.slice(0, LEADS).map((origin) => (
          <ProfileDetails key={origin.profile.name} origin={origin} questions={questions} assesses={assesses} />
        ))}
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          <DoubleRule />
          <p className={styles.more}>{others.length} more</p>
          <div className={styles.rows}>
            {others.map((origin) => (
              <ProfileRow key={origin.profile.name} origin={origin} questions={questions} />
            ))}
          </div>
        </div>
      )}
    </>
  )
}

function NoProfiles({ assesses, totalQuestions }: { assesses: ItemType; totalQuestions: number }) {
  return (
    <Stack gap={4} start className={styles.noProfiles}>
      <UprightSquare />
      <h3>Excellent Bias Awareness!</h3>
      <p className={typography.small}>
        {WORDS[assesses].whole} {totalQuestions} scenarios.
      </p>
    </Stack>
  )
}
