import type { ResultSummary } from '@think-twice/contract/quiz-results'
import { relativeTimeText } from '@think-twice/core/activity/days'
import { assessedBy, titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-results'
import { scoreBand } from '@think-twice/core/quiz/score'
import type { BiasProfile } from '@think-twice/core/vocabulary'
import { clockText, wholePercent } from '@think-twice/core/wording/numbers'
import { useDecidingWords } from '../../data/content.ts'
import { useResult } from '../../data/quiz-results.ts'
import { BAND_COLORS, StrengthTag } from '../../parts/level.tsx'
import { Recommendations } from '../../parts/recommendations.tsx'
import { AnswerReview, reviewedOf } from '../../parts/review/answer-review.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import figures from '../../ui/figures.module.css'
import { Row, Stack } from '../../ui/layout.tsx'
import { Loader, NotLoaded } from '../../ui/loading.tsx'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import styles from './recent-quizzes.module.css'

/** Recommendations shown for each profile. */
const RECOMMENDATIONS_SHOWN = 2

type QuizDetailsProps = { summary: ResultSummary; now: number; onClose: () => void }

/** One result again: its numbers at once, its profiles and questions once they have arrived. */
export function QuizDetails({ summary, now, onClose }: QuizDetailsProps) {
  const { id, mode, score, correctAnswers, totalQuestions, timeSpent, timestamp } = summary
  const result = useResult(id)
  const numbers = [
    { title: 'Score', number: wholePercent(score), tone: BAND_COLORS[scoreBand(score)] },
    { title: 'Correct', number: correctAnswers },
    { title: 'Incorrect', number: totalQuestions - correctAnswers },
    { title: 'Time', number: clockText(timeSpent) },
  ]
  return (
    <Dialog
      title="Quiz Details"
      lead={`${titleOf(mode)}, ${relativeTimeText(timestamp, now)}`}
      isWide
      onClose={onClose}
    >
      <dl className={classNames(figures.figures, figures.compact)} data-top={5}>
        {numbers.map(({ title, number, tone }) => (
          <div key={title}>
            <dt className={typography.label}>{title}</dt>
            <dd className={classNames(figures.number, tone)}>{number}</dd>
          </div>
        ))}
      </dl>
      {result.data ? (
        <>
          {result.data.biasProfiles && (
            <Profiles profiles={result.data.biasProfiles} isOfBiases={assessedBy(mode) === 'bias'} />
          )}
          <section className={styles.review} aria-labelledby="details-review">
            <h3 className={styles.head} id="details-review">
              Question review
            </h3>
            <SavedAnswerReview result={result.data} />
          </section>
        </>
      ) : (
        <Stack start className={styles.waiting}>
          {result.isError ? (
            <NotLoaded what="The questions" onTryAgain={result.refetch} />
          ) : (
            <Loader>Loading the questions...</Loader>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

function Profiles({ profiles, isOfBiases }: { profiles: readonly BiasProfile[]; isOfBiases: boolean }) {
  return (
    <section aria-labelledby="details-profiles">
      <h3 className={styles.head} id="details-profiles">
        {isOfBiases ? 'Bias profiles' : 'Profiles'}
      </h3>
      {profiles.length === 0 && (
        <Text look="small" top={2}>
          Excellent Bias Awareness!
        </Text>
      )}
      {profiles.map(({ name, strength, recommendations }) => (
        <Row key={name} gap={3} rowGap={1} top={3}>
          <h4>{name}</h4>
          <StrengthTag strength={strength} rated="strength" isShort />
          <Recommendations className={styles.tips} tips={recommendations.slice(0, RECOMMENDATIONS_SHOWN)} />
        </Row>
      ))}
    </section>
  )
}

/** The review of a saved result, its words to mark fetched from published content; only wrong answers are explained. */
function SavedAnswerReview({
  result: { questions, userAnswers },
}: {
  result: Pick<QuizResult, 'questions' | 'userAnswers'>
}) {
  const marked = useDecidingWords(questions)
  return <AnswerReview reviewed={reviewedOf({ questions: marked, userAnswers })} explainsRight={false} level="h3" />
}
