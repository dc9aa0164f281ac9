import { assessedBy, titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-result'
import { scoreBand } from '@think-twice/core/quiz/score'
import { usePageTitle } from '../../../browser/page-title.ts'
import pages from '../../../frame/page.module.css'
import { BAND_COLORS } from '../../../parts/score-band.ts'
import { SaveStatus } from '../../../saving/save-status.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { DoubleRule } from '../../../ui/double-rule.tsx'
import { ExternalLink, SOURCE_SITE } from '../../../ui/external-link.tsx'
import figures from '../../../ui/figures.module.css'
import typography from '../../../ui/text.module.css'
import { ProfileEntry } from './profile-entry.tsx'
import styles from './profile-result.module.css'
import { ResultButtons } from './result-buttons.tsx'
import { Review } from './review.tsx'
import { UprightSquare } from './strength-drawing.tsx'

/** The result of an assessment: where the answers leaned, strongest first, then every question. */
export function ProfileResult({ result }: { result: QuizResult }) {
  usePageTitle('Your Bias Profile')
  const { mode, totalQuestions, score, biasProfiles = [] } = result
  return (
    <div className={pages.page}>
      <div className={styles.head}>
        <div>
          <h1 className={typography.pageTitle} tabIndex={-1}>
            Your Bias Profile
          </h1>
          <p className={classNames(typography.small, styles.lead)}>
            {titleOf(mode)}. A profile shows where your answers leaned in these {totalQuestions} scenarios. It is a
            place to look, not a verdict: missing a concept in a scenario is a hint, not a diagnosis.
          </p>
        </div>
        <div>
          <ResultButtons className={styles.buttons} mode={mode} retake="Retake Assessment" />
          <SaveStatus id={result.id} />
        </div>
      </div>
      <dl className={figures.figures}>
        <div>
          <dt>Questions Analyzed</dt>
          <dd>{totalQuestions}</dd>
        </div>
        <div>
          <dt>Biases Detected</dt>
          <dd>{biasProfiles.length}</dd>
        </div>
        <div>
          <dt>Awareness Score</dt>
          <dd className={BAND_COLORS[scoreBand(score)]}>{score}%</dd>
        </div>
      </dl>
      <section className={styles.profiles} aria-labelledby="profiles">
        <DoubleRule />
        <h2 id="profiles" className={typography.visuallyHidden}>
          Profiles, strongest first
        </h2>
        {biasProfiles.length === 0 ? (
          <NoProfiles result={result} />
        ) : (
          biasProfiles.map((profile) => <ProfileEntry key={profile.name} profile={profile} mode={mode} />)
        )}
      </section>
      <p className={classNames(typography.small, styles.closing)}>
        These results are based on hypothetical scenarios, so treat them as a prompt for reflection. Read more about
        faulty reasoning at <ExternalLink href={SOURCE_SITE.href}>{SOURCE_SITE.name}</ExternalLink>.
      </p>
      <Review result={result} />
    </div>
  )
}

function NoProfiles({ result: { mode, totalQuestions } }: { result: QuizResult }) {
  return (
    <div className={styles.upright}>
      <UprightSquare assesses={assessedBy(mode)} />
      <h3>Excellent Bias Awareness!</h3>
      <p className={typography.small}>Your answers stayed upright in all {totalQuestions} scenarios.</p>
    </div>
  )
}
