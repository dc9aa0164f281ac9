import type { Question } from '@think-twice/core/vocabulary'
import { Icon } from './icon.tsx'
import { PenArrow } from './pen-arrow.tsx'

/** The options of an answered question: the right one, the one chosen, and a line of why under each. */
export function AnswerList({ question, userAnswer }: { question: Question; userAnswer: number | undefined }) {
  return (
    <ul className="ans">
      {question.options.map((text, option) => (
        <AnsweredOption key={text} question={question} option={option} isChosen={option === userAnswer} />
      ))}
    </ul>
  )
}

function AnsweredOption({ question, option, isChosen }: { question: Question; option: number; isChosen: boolean }) {
  const isRight = option === question.correctAnswer
  const verdict = isRight ? (isChosen ? 'Your answer, correct' : 'Correct answer') : isChosen ? 'Your answer' : null
  return (
    <li className={isRight ? 'right' : isChosen ? 'wrong' : ''}>
      <b aria-hidden="true">{'ABCD'[option]}</b>
      <span>{question.options[option]}</span>
      {verdict && (
        <em>
          <Icon name={isRight ? 'check' : 'cross'} />
          {verdict}
        </em>
      )}
      {isRight ? (
        <div className="why">
          <PenArrow />
          <p>
            <span className="vh">Explanation: </span>
            {question.explanation}
          </p>
        </div>
      ) : (
        question.rationales?.[option] && <p className="because">{question.rationales[option]}</p>
      )}
    </li>
  )
}
