import { questionLine } from '@think-twice/core/quiz/questions'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import { classNames } from '../../ui/class-names.ts'
import { ConceptTitle } from '../concept-name.tsx'
import styles from './answer-options.module.css'
import { ButtonOption, optionLetter, optionsLayout, RadioOption } from './options.tsx'

export type AnswerOptionsProps = {
  question: IdentifiedQuestion
  /** Index of the chosen option; null if none is chosen. */
  chosen: number | null
  onChoose: (option: number) => void
  /** Choosing answers at once, so the options are buttons and arrow keys can pass over them. */
  isFinal?: boolean
}

/** The options of a question: names in two columns on a phone, acts one below the other. */
export function AnswerOptions({ question, ...rest }: AnswerOptionsProps) {
  return <AskedOptions ask={questionLine(question)} question={question} {...rest} />
}

type AskedOptionsProps = Omit<AnswerOptionsProps, 'question'> & {
  ask: string
  question: Pick<IdentifiedQuestion, 'kind' | 'options'>
}

/** The same for a question of which no more is known than what it asks. */
export function AskedOptions({ ask, question, chosen, onChoose, isFinal = false }: AskedOptionsProps) {
  return (
    <fieldset className={styles.pick}>
      <legend>{ask}</legend>
      <div className={classNames(optionsLayout(question), question.kind === 'decide' && styles.acts)}>
        {question.options.map((text, index) =>
          // By their place, so that the next question of a quiz can use the same elements.
          isFinal ? (
            <ButtonOption index={index} key={optionLetter(index)} onChoose={() => onChoose(index)}>
              <ConceptTitle name={text} />
            </ButtonOption>
          ) : (
            <RadioOption
              index={index}
              key={optionLetter(index)}
              isChosen={chosen === index}
              onChoose={() => onChoose(index)}
            >
              <ConceptTitle name={text} />
            </RadioOption>
          ),
        )}
      </div>
    </fieldset>
  )
}
