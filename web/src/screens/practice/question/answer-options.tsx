import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import { questionLine } from '@think-twice/core/wording/question-line'
import { usePrefetchCatalogue } from '../../../data/content.ts'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import { ButtonOption, optionsLayout, RadioOption } from '../../../parts/question/options.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './answer-options.module.css'

type AnswerOptionsProps = {
  question: IdentifiedQuestion
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
  return (
    <fieldset className={styles.pick}>
      <legend>{questionLine(question)}</legend>
      <div className={classNames(optionsLayout(question), question.kind === 'decide' && styles.acts)}>
        {question.options.map((text, index) =>
          isFinal ? (
            <ButtonOption index={index} key={text} onChoose={() => onChoose(index)}>
              <ConceptTitle name={text} />
            </ButtonOption>
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
