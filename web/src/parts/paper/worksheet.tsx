import { SURENESS_WORDS } from '@think-twice/core/learning/calibration'
import { isSoundHalf, type PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { inkOf } from '@think-twice/core/practice/round-answers'
import { questionLine } from '@think-twice/core/quiz/questions'
import { SURENESS } from '@think-twice/core/vocabulary'
import { withoutPeriod } from '@think-twice/core/wording/acts'
import { Glyph } from '../cells.tsx'
import type { Sheet } from './print-desk.tsx'
import styles from './worksheet.module.css'

type SheetProps = { questions: readonly PracticeQuestion[] }

/** The worksheet of these scenarios and its key, each on pages of its own. */
export function worksheetAndKey(questions: readonly PracticeQuestion[]): Sheet[] {
  return [
    { name: 'Worksheet', caption: 'Worksheet', content: <Worksheet questions={questions} /> },
    { name: 'Key', caption: 'Key, on pages of its own: hand out the rest', content: <Key questions={questions} /> },
  ]
}

/** Each scenario with its question, the options, and lines for a reason. */
function Worksheet({ questions }: SheetProps) {
  return (
    <>
      <div className={styles.top}>
        <h3>Where is the flaw, if there is one?</h3>
        <p className={styles.fill}>
          <span>Name</span>
          <span>Date</span>
        </p>
      </div>
      <p className={styles.fine}>
        Some of these arguments are fine. Mark one answer, say how sure you are, give a reason.
      </p>
      {[...questions.entries()].map(([place, question]) => (
        <article key={question.id} className={styles.scenario}>
          <b>{place + 1}</b>
          <div>
            <p className={styles.text}>{question.scenario}</p>
            <p className={styles.ask}>{questionLine(question)}</p>
            <ul className={styles.options}>
              {question.options.map((option) => (
                <li key={option}>{option}</li>
              ))}
            </ul>
            <p className={styles.sure}>
              <span>How sure?</span>
              {SURENESS.map((sureness) => (
                <span key={sureness}>
                  <i aria-hidden="true" />
                  {SURENESS_WORDS[sureness]}
                </span>
              ))}
            </p>
            <p className={styles.line}>Because</p>
            <p className={styles.line} />
          </div>
        </article>
      ))}
      <Credit />
    </>
  )
}

/** The right option of each scenario, and a rationale for every option. */
function Key({ questions }: SheetProps) {
  return (
    <>
      <div className={styles.top}>
        <h3>Key</h3>
        <p className={styles.fine}>For the teacher. Not for handing out.</p>
      </div>
      {[...questions.entries()].map(([place, question]) => (
        <KeyRow key={question.id} number={place + 1} question={question} />
      ))}
      <p className={styles.fine}>Cracked or tilted square: flawed. Open square: nothing is wrong.</p>
    </>
  )
}

function KeyRow({ number, question }: { number: number; question: PracticeQuestion }) {
  const { options, rationales = [], correctAnswer } = question
  const ink = inkOf(question)
  return (
    <article className={styles.key}>
      <b>{number}</b>
      <div>
        <h4>
          {ink === 'sound' || isSoundHalf(question) ? (
            <i className={styles.sound} aria-hidden="true" />
          ) : (
            <Glyph type={ink} />
          )}
          {options[correctAnswer]}
        </h4>
        <p className={styles.reason}>{rationales[correctAnswer]}</p>
        <ul>
          {[...options.entries()].map(
            ([option, name]) =>
              option !== correctAnswer && (
                <li key={name}>
                  <strong>{withoutPeriod(name)}.</strong> {rationales[option]}
                </li>
              ),
          )}
        </ul>
      </div>
    </article>
  )
}

function Credit() {
  return <p className={styles.fine}>Think Twice, {location.host}. CC BY 4.0.</p>
}
