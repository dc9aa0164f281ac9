import { isCorrect, UNANSWERED } from '@think-twice/core/quiz/score'
import type { Question } from '@think-twice/core/vocabulary'
import { Icon } from '../../ui/icon.tsx'
import { PenArrow } from '../../ui/pen-arrow.tsx'

type DetailsReviewProps = { questions: readonly Question[]; userAnswers: readonly number[] }

/** Every question with what was answered; what was right, and why, under the wrong answers alone. */
export function DetailsReview({ questions, userAnswers }: DetailsReviewProps) {
  return (
    <section aria-labelledby="details-review">
      <h3 className="details__head" id="details-review">
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
    <article className="item item--details">
      <div className="item__top">
        <h4 className="item__n">Question {number}</h4>
        <span className={`tag ${isRight ? 'tag--good' : 'tag--poor'}`}>
          <Icon name={isRight ? 'check' : 'cross'} />
          {isRight ? 'Correct' : userAnswer === UNANSWERED ? 'Not answered' : 'Incorrect'}
        </span>
      </div>
      <p className="item__q">{question.scenario}</p>
      <ul className="ans">
        {!isRight && <Answer question={question} option={userAnswer} verdict="Your answer" />}
        <Answer
          question={question}
          option={question.correctAnswer}
          verdict={isRight ? 'Your answer, correct' : 'Correct answer'}
        />
      </ul>
      {!isRight && (
        <div className="why">
          <PenArrow />
          <p>
            <span className="vh">Explanation: </span>
            {question.explanation}
          </p>
        </div>
      )}
    </article>
  )
}

/** One option that matters; nothing for a question that was left open. */
function Answer({ question, option, verdict }: { question: Question; option: number; verdict: string }) {
  const text = question.options[option]
  if (text === undefined) return null
  const isRight = option === question.correctAnswer
  return (
    <li className={isRight ? 'right' : 'wrong'}>
      <b aria-hidden="true">{'ABCD'[option]}</b>
      <span>{text}</span>
      <em>
        <Icon name={isRight ? 'check' : 'cross'} />
        {verdict}
      </em>
    </li>
  )
}
