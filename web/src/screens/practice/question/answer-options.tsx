import type { Question } from '@think-twice/core/vocabulary'
import { questionLine } from '@think-twice/core/wording/question-line'
import { usePrefetchCatalogue } from '../../../data/content.ts'
import { ConceptTitle } from '../../../parts/concept/concept-title.tsx'
import { namesLayout } from '../../../parts/question/names-layout.ts'
import options from '../../../parts/question/options.module.css'
import { LetteredText, RadioOption } from '../../../parts/question/radio-option.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './answer-options.module.css'

type AnswerOptionsProps = {
  question: Question
  /** Index of the chosen option; null if none is chosen. */
  chosen: number | null
  onChoose: (option: number) => void
  /** Choosing answers at once, so the options are buttons and arrow keys can pass over them. */
  isFinal?: boolean
}

/** The options of a question: names in two columns on a phone, acts one below the other. */
export function AnswerOptions({ question, chosen, onChoose, isFinal = false }: AnswerOptionsProps) {
  // The verdict may define a concept, and should not grow while it is being read.
  usePrefetchCatalogue()
  const isOfActs = question.kind === 'decide'
  return (
    <fieldset className={styles.pick}>
      <legend>{questionLine(question)}</legend>
      <div className={isOfActs ? classNames(options.options, styles.acts) : namesLayout(question.options)}>
        {question.options.map((text, index) =>
          isFinal ? (
            <button type="button" className={options.option} key={text} onClick={() => onChoose(index)}>
              <LetteredText index={index}>
                <ConceptTitle name={text} />
              </LetteredText>
            </button>
          ) : (
            <RadioOption index={index} key={text} isChosen={chosen === index} onChoose={() => onChoose(index)}>
              <ConceptTitle name={text} />
            </RadioOption>
          ),
        )}
      </div>
    </fieldset>
  )
}
