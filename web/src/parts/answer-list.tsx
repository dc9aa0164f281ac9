import type { Question } from '@think-twice/core/vocabulary'
import { Icon } from '../ui/icon.tsx'
import styles from './answer-list.module.css'
import { Explanation } from './explanation.tsx'

/** The options of an answered question: the right one, the one chosen, and a line of why under each. */
export function AnswerList({ question, userAnswer }: { question: Question; userAnswer: number | undefined }) {
  return (
    <ul className={styles.list}>
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
    <li className={isRight ? styles.right : isChosen ? styles.wrong : undefined}>
      <b aria-hidden="true">{'ABCD'[option]}</b>
      <span>{question.options[option]}</span>
      {verdict && (
        <em>
          <Icon name={isRight ? 'check' : 'cross'} />
          {verdict}
        </em>
      )}
      {isRight ? (
        <Explanation className={styles.explanation}>{question.explanation}</Explanation>
      ) : (
        question.rationales?.[option] && <p className={styles.because}>{question.rationales[option]}</p>
      )}
    </li>
  )
}
