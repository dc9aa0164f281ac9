import { assessedBy, titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-result'
import { scoreBand } from '@think-twice/core/quiz/score'
import { usePageTitle } from '../../browser/page-title.ts'
import { SaveStatus } from '../../saving/save-status.tsx'
import { ExternalLink, SOURCE_SITE } from '../../ui/external-link.tsx'
import { ProfileEntry } from './profile-entry.tsx'
import { ResultButtons } from './result-buttons.tsx'
import { Review } from './review.tsx'
import { UprightSquare } from './strength-drawing.tsx'

/** The result of an assessment: where the answers leaned, strongest first, then every question. */
export function ProfileResult({ result }: { result: QuizResult }) {
  usePageTitle('Your Bias Profile')
  const { mode, totalQuestions, score, biasProfiles = [] } = result
  return (
    <div className="wrap page">
      <div className="profiles-head">
        <div>
          <h1 tabIndex={-1}>Your Bias Profile</h1>
          <p className="small mt-2 max-w-[62ch]">
            {titleOf(mode)}. A profile shows where your answers leaned in these {totalQuestions} scenarios. It is a
            place to look, not a verdict: missing a concept in a scenario is a hint, not a diagnosis.
          </p>
        </div>
        <div>
          <ResultButtons mode={mode} retake="Retake Assessment" />
          <SaveStatus id={result.id} />
        </div>
      </div>
      <dl className="triple">
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
          <dd className={`c-${scoreBand(score)}`}>{score}%</dd>
        </div>
      </dl>
      <section className="mt-12" aria-labelledby="profiles">
        <div className="oxford" />
        <h2 id="profiles" className="vh">
          Profiles, strongest first
        </h2>
        {biasProfiles.length === 0 ? (
          <NoProfiles result={result} />
        ) : (
          biasProfiles.map((profile) => <ProfileEntry key={profile.name} profile={profile} mode={mode} />)
        )}
      </section>
      <p className="small mt-8 mb-16 max-w-[64ch]">
        These results are based on hypothetical scenarios, so treat them as a prompt for reflection. Read more about
        faulty reasoning at{' '}
        <ExternalLink className="link" href={SOURCE_SITE.href}>
          {SOURCE_SITE.name}
        </ExternalLink>
        .
      </p>
      <Review result={result} />
    </div>
  )
}

function NoProfiles({ result: { mode, totalQuestions } }: { result: QuizResult }) {
  return (
    <div className="upright">
      <UprightSquare assesses={assessedBy(mode)} />
      <h3>Excellent Bias Awareness!</h3>
      <p className="small">Your answers stayed upright in all {totalQuestions} scenarios.</p>
    </div>
  )
}
