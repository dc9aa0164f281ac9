import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import { SURENESS_NAMES, surenessMeaning } from '@think-twice/core/learning/calibration'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import type { RoundAnswer } from '@think-twice/core/practice/round'
import { type ConceptId, type Question, SURENESS, type Sureness } from '@think-twice/core/vocabulary'
import { useEffect, useRef } from 'react'
import { useCatalog, useStudyText } from '../../../data/content.ts'
import { Glyph } from '../../../parts/cells.tsx'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import { useFocusOnArrival } from '../../../parts/focus-on-arrival.ts'
import { Pips } from '../../../parts/level.tsx'
import { KeyHint } from '../../../parts/question/options.tsx'
import layout from '../../../parts/question/question.module.css'
import { WorkedExample } from '../../../parts/worked-example.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Columns, Stack } from '../../../ui/layout.tsx'
import { Loader } from '../../../ui/loading.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { AnswerOptions, SentenceList } from '../question/answer-options.tsx'
import styles from './asking.module.css'

/** Something new: what it is, and one worked example, before it is asked. */
export function ConceptIntroduction({ concept, onGoOn }: { concept: ConceptId; onGoOn: () => void }) {
  const catalog = useCatalog()
  const study = useStudyText(concept)
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const definition = catalog.data?.find(({ id }) => id === concept)?.definition
  const isWaiting = catalog.isPending || study.isPending
  return (
    <Stack gap={4} start className={styles.introduction} data-type={itemTypeOf(concept)}>
      <DoubleRule />
      <p className={typography.small}>New to you, so here’s an example first</p>
      <h2 className={classNames(layout.arrival, styles.name)} ref={heading} tabIndex={-1}>
        <Glyph type={itemTypeOf(concept)} />
        <span>
          <ConceptTitle name={CONCEPT_NAMES[concept]} />
        </span>
      </h2>
      {definition && <p className={styles.definition}>{definition}</p>}
      {study.data && <WorkedExample example={study.data.workedExample} />}
      {isWaiting && <Loader>Fetching the example...</Loader>}
      {study.isError && <p role="alert">The example couldn’t be loaded. You can answer without it.</p>}
      <button type="button" className={classNames(buttons.primary, styles.go)} onClick={onGoOn}>
        Go to the question <Icon name="arrowRight" />
      </button>
    </Stack>
  )
}

type AskQuestionProps = {
  question: PracticeQuestion
  chosen: number | null
  asksSureness: boolean
  onChoose: (option: number) => void
  onSure: (sureness: Sureness) => void
}

/**
 * The scenario, its options, and how sure the learner is, which is also the way on. Everything fits on a phone's
 * screen. How hard it is shows beside the verdict: most sound scenarios are hard ones, so before the answer it would
 * give them away.
 */
export function AskQuestion({ question, chosen, asksSureness, onChoose, onSure }: AskQuestionProps) {
  const end = useRef<HTMLSpanElement>(null)
  const isReady = chosen !== null
  useEffect(() => {
    // On a phone long options reach below the screen, and so does the way on.
    if (isReady) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isReady])
  return (
    <Columns gap={5} className={classNames(layout.appear, styles.step, styles.choose)}>
      <div>
        <DoubleRule className={layout.rule} />
        <p className={classNames(layout.scenario, styles.scenario)} id="scenario">
          {question.scenario}
        </p>
      </div>
      <div className={styles.do}>
        <AnswerOptions question={question} chosen={chosen} onChoose={onChoose} isFinal={!asksSureness} />
        {asksSureness && <SurenessButtons question={question} isReady={isReady} onSure={onSure} />}
        <span className={styles.end} ref={end} />
        <KeyHint>
          Press <kbd>A</kbd> to <kbd>D</kbd>{' '}
          {asksSureness ? (
            <>
              to choose, then <kbd>1</kbd> to <kbd>3</kbd> for how sure you are.
            </>
          ) : (
            <>
              or <kbd>1</kbd> to <kbd>4</kbd> to choose.
            </>
          )}
        </KeyHint>
      </div>
    </Columns>
  )
}

type SurenessButtonsProps = {
  question: Question
  isReady: boolean
  onSure: (sureness: Sureness) => void
}

const PIPS = { guess: 1, fairly: 2, sure: 3 } as const

/**
 * Three equal choices, and what each means. They appear once an option is chosen; until then their space is reserved.
 */
function SurenessButtons({ question: { options, kind }, isReady, onSure }: SurenessButtonsProps) {
  return (
    <fieldset className={classNames(styles.sure, kind !== 'decide' && styles.sticky, !isReady && styles.waiting)}>
      <legend>How sure are you?</legend>
      <div className={styles.choices}>
        {SURENESS.map((sureness) => (
          <button
            type="button"
            key={sureness}
            className={classNames(buttons.button, styles.choice)}
            onClick={() => onSure(sureness)}
          >
            <Pips of={PIPS[sureness]} />
            <span>{SURENESS_NAMES[sureness]}</span>
            <small>{surenessMeaning(sureness, options.length)}</small>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type AskSentenceProps = {
  question: PracticeQuestion
  answer: RoundAnswer
  onTap: (sentence: number | null) => void
}

/** "Where does it break?" The paragraph splits into its sentences, and one tap moves on. */
export function AskSentence({ question, answer: { option, sureness }, onTap }: AskSentenceProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  return (
    <Columns gap={5} className={classNames(styles.step, styles.locate)}>
      <div className={styles.asked}>
        <p className={typography.small}>
          You picked {question.options[option]}
          {sureness !== null && ` (${SURENESS_NAMES[sureness].toLowerCase()})`}.
        </p>
        <h2 className={classNames(layout.stepTitle, styles.title)} ref={heading} tabIndex={-1}>
          Where does it break?
        </h2>
        <p className={styles.lead}>Tap the sentence that carries the flaw. This won’t change your score.</p>
      </div>
      <div className={styles.sentences}>
        <DoubleRule className={layout.rule} />
        <SentenceList scenario={question.scenario} onTap={onTap} />
      </div>
      <div className={styles.skip}>
        <button type="button" className={buttons.small} onClick={() => onTap(null)}>
          Skip this
        </button>
      </div>
    </Columns>
  )
}
