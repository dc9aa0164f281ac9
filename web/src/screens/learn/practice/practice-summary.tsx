import { countPractice, type PracticeCount, type PracticeSession } from '@think-twice/core/practice/practice-session'
import { isCorrect } from '@think-twice/core/quiz/score'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { conceptAddress, practiceAddress } from '../../../addresses.ts'
import { practiceEntryIds } from '../../../saving/save-practice.ts'
import { PracticeSaveStatus } from '../../../saving/save-status.tsx'
import actions from '../../../ui/actions.module.css'
import buttons from '../../../ui/button.module.css'
import facts from '../../../ui/facts.module.css'
import { Icon } from '../../../ui/icon.tsx'
import tags from '../../../ui/tag.module.css'
import styles from './practice-summary.module.css'

/** The end of a session: flaws found, good arguments accepted, and where to go next. */
export function PracticeSummary({ session }: { session: PracticeSession }) {
  const { concept, questions, userAnswers } = session
  const { flawed, sound } = countPractice(session)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <div className={styles.summary}>
      <div>
        <h2 className={styles.score} ref={heading} tabIndex={-1}>
          {flawed.right + sound.right} of {questions.length} right
        </h2>
        <dl className={facts.facts}>
          <div>
            <dt>Flaws found</dt>
            <dd>{ofText(flawed)}</dd>
          </div>
          <div>
            <dt>Good arguments accepted</dt>
            <dd>{ofText(sound)}</dd>
          </div>
        </dl>
        <p className={styles.advice}>{adviceOn(flawed, sound)}</p>
        <div className={actions.endActions}>
          <Link className={buttons.primary} href={practiceAddress(concept)}>
            Practice again
          </Link>
          <Link className={buttons.button} href={conceptAddress(concept)}>
            Back to {concept}
          </Link>
        </div>
        <PracticeSaveStatus ids={practiceEntryIds(session)} />
      </div>
      <section aria-labelledby="asked">
        <h3 id="asked">What was asked</h3>
        <ol className={styles.asked}>
          {questions.map((question, index) => {
            const isRight = isCorrect(question, userAnswers[index])
            return (
              <li key={question.id}>
                <span className={isRight ? tags.good : tags.poor}>
                  <Icon name={isRight ? 'check' : 'cross'} />
                  {isRight ? 'Correct' : 'Incorrect'}
                </span>
                <p>
                  {question.twinOf === undefined ? '' : 'Sound, though it looks like '}
                  <Link href={conceptAddress(question.fallacyType)}>{question.fallacyType}</Link>
                </p>
              </li>
            )
          })}
        </ol>
      </section>
    </div>
  )
}

function ofText({ right, asked }: PracticeCount): string {
  return `${right} of ${asked}`
}

/** One plain sentence on which of the two skills to work on. */
function adviceOn(flawed: PracticeCount, sound: PracticeCount): string {
  const missedFlaws = flawed.asked - flawed.right
  const falseAlarms = sound.asked - sound.right
  if (missedFlaws === 0 && falseAlarms === 0) return 'You found every flaw and let good reasoning stand.'
  if (missedFlaws === 0)
    return 'You find the flaws. Before you name one, say which step fails: where none does, there is none.'
  if (falseAlarms === 0) return 'You let good reasoning stand. Read the lines under the ones you missed once more.'
  return 'Before you choose, find the sentence that goes wrong. Where there is none, nothing is wrong.'
}
