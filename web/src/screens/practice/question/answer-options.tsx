import { sentencesOf } from '@think-twice/core/practice/sentences'
import { questionLine } from '@think-twice/core/quiz/questions'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import { usePrefetchCatalog } from '../../../data/content.ts'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import step from '../../../parts/question/argument-step.module.css'
import { ButtonOption, optionsLayout, RadioOption } from '../../../parts/question/options.tsx'
import { classNames } from '../../../ui/class-names.ts'
import typography from '../../../ui/text.module.css'
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
  usePrefetchCatalog()
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

/** A scenario split into its sentences. One press marks the one that carries the flaw. */
export function SentenceList({ scenario, onTap }: { scenario: string; onTap: (sentence: number) => void }) {
  return (
    <ol className={styles.sentences} aria-label="The sentences">
      {sentencesOf(scenario).map(({ text, start }, index) => (
        <li key={start}>
          <button type="button" className={classNames(step.step, styles.sentence)} onClick={() => onTap(index)}>
            <b>
              <span className={typography.visuallyHidden}>Sentence </span>
              {index + 1}
            </b>
            <span>
              <span>{text}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
