import { isBias } from '@think-twice/core/concepts/concept-names'
import { isSound, type PracticeQuestion } from '@think-twice/core/practice/practice-session'
import { markedParts } from '@think-twice/core/wording/marked-words'
import { classNames } from '../ui/class-names.ts'
import pen from '../ui/pen.module.css'
import typography from '../ui/text.module.css'
import styles from './marked-scenario.module.css'
import layout from './question.module.css'

/** The scenario; once it is answered, with the words that decide it underlined: a wave where it fails, a line where it holds. */
export function MarkedScenario({ question, isMarked }: { question: PracticeQuestion; isMarked: boolean }) {
  const { scenario, decidingWords, fallacyType } = question
  return (
    <p className={classNames(layout.scenario, styles.scenario, isBias(fallacyType) && styles.bias)} id="scenario">
      {markedParts(scenario, isMarked ? decidingWords : []).map(({ text, isMarked: decides }, index) =>
        decides ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places.
          <mark key={index} className={isSound(question) ? styles.holds : classNames(pen.wave, styles.wave)}>
            <span className={typography.visuallyHidden}>
              {isSound(question) ? 'What makes it sound: ' : 'What gives it away: '}
            </span>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  )
}
