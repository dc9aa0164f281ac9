import { isCorrect, UNANSWERED } from '@think-twice/core/quiz/score'
import type { Question } from '@think-twice/core/vocabulary'
import answers from '../../parts/answer-list.module.css'
import { Explanation } from '../../parts/explanation.tsx'
import reviewed from '../../parts/reviewed-question.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import tags from '../../ui/tag.module.css'
import styles from './details-review.module.css'
import details from './quiz-details.module.css'

type DetailsReviewProps = { questions: readonly Question[]; userAnswers: readonly number[] }

/** Every question with what was answered; what was right, and why, under the wrong answers alone. */
export function DetailsReview({ questions, userAnswers }: DetailsReviewProps) {
  return (
    <section aria-labelledby="details-review">
      <h3 className={details.head} id="details-review">
        Question review
      </h3>
      {questions.map((question, index) => (
        <ReviewedQuestion
          key={question.id}
          number={index + 1}
          question={question}
          userAnswer={userAnswers[index] ?? UNANSWERED}
        />
      ))}
    </section>
  )
}

function ReviewedQuestion({
  number,
  question,
  userAnswer,
}: {
  number: number
  question: Question
  userAnswer: number
}) {
  const isRight = isCorrect(question, userAnswer)
  return (
    <article className={classNames(reviewed.item, styles.question)}>
      <div className={reviewed.head}>
        <h4 className={reviewed.number}>Question {number}</h4>
        <span className={isRight ? tags.good : tags.poor}>
          <Icon name={isRight ? 'check' : 'cross'} />
          {isRight ? 'Correct' : userAnswer === UNANSWERED ? 'Not answered' : 'Incorrect'}
        </span>
      </div>
      <p className={reviewed.scenario}>{question.scenario}</p>
      <ul className={answers.list}>
        {!isRight && <Answer question={question} option={userAnswer} verdict="Your answer" />}
        <Answer
          question={question}
          option={question.correctAnswer}
          verdict={isRight ? 'Your answer, correct' : 'Correct answer'}
        />
      </ul>
      {!isRight && <Explanation>{question.explanation}</Explanation>}
    </article>
  )
}

/** One option that matters; nothing for a question that was left open. */
function Answer({ question, option, verdict }: { question: Question; option: number; verdict: string }) {
  const text = question.options[option]
  if (text === undefined) return null
  const isRight = option === question.correctAnswer
  return (
    <li className={isRight ? answers.right : answers.wrong}>
      <b aria-hidden="true">{'ABCD'[option]}</b>
      <span>{text}</span>
      <em>
        <Icon name={isRight ? 'check' : 'cross'} />
        {verdict}
      </em>
    </li>
  )
}
