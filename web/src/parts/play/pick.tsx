import type { Question } from '@think-twice/core/vocabulary'
import { questionLine } from '@think-twice/core/wording/question-line'
import { classNames } from '../../ui/class-names.ts'
import options from '../options.module.css'
import styles from './pick.module.css'

type PickProps = {
  question: Question
  /** Index of the chosen option; null while none is. */
  chosen: number | null
  onChoose: (option: number) => void
  /** Choosing answers at once: the options are buttons, so that arrow keys can pass over them. */
  isFinal?: boolean
}

/** The options of a question: names two by two on a phone, acts under each other. */
export function Pick({ question, chosen, onChoose, isFinal = false }: PickProps) {
  const isOfActs = question.kind === 'decide'
  return (
    <fieldset className={styles.pick}>
      <legend>{questionLine(question)}</legend>
      <div className={isOfActs ? classNames(options.options, styles.acts) : options.names}>
        {question.options.map((text, index) =>
          isFinal ? (
            <button type="button" className={options.option} key={text} onClick={() => onChoose(index)}>
              <b aria-hidden="true" data-letter={'ABCD'[index]} />
              <span>{text}</span>
            </button>
          ) : (
            <label className={options.option} key={text}>
              <input type="radio" name="answer" checked={chosen === index} onChange={() => onChoose(index)} />
              <b aria-hidden="true" data-letter={'ABCD'[index]} />
              <span>{text}</span>
            </label>
          ),
        )}
      </div>
    </fieldset>
  )
}
