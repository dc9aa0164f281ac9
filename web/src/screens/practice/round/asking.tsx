import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import type { ConceptId, Sureness } from '@think-twice/core/vocabulary'
import { useEffect, useRef } from 'react'
import { useCatalog, usePrefetchCatalog, useStudyText } from '../../../data/content.ts'
import { Glyph } from '../../../parts/cells.tsx'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import { useFocusOnArrival } from '../../../parts/focus-on-arrival.ts'
import { AskedQuestion } from '../../../parts/question/asked-question.tsx'
import { KeyHint } from '../../../parts/question/options.tsx'
import layout from '../../../parts/question/question.module.css'
import { SurenessButtons } from '../../../parts/question/sureness-buttons.tsx'
import { WorkedExample } from '../../../parts/worked-example.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Loader } from '../../../ui/loading.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { NamesExplained } from '../question/names-explained.tsx'
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
  // The names may be explained here and in the verdict, which should not grow while it is being read.
  usePrefetchCatalog()
  const end = useRef<HTMLSpanElement>(null)
  const isReady = chosen !== null
  useEffect(() => {
    // On a phone long options reach below the screen, and so does the way on.
    if (isReady) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isReady])
  return (
    <AskedQuestion
      className={layout.appear}
      question={question}
      chosen={chosen}
      onChoose={onChoose}
      isFinal={!asksSureness}
    >
      <NamesExplained meanings={question.meanings} />
      {asksSureness && (
        <SurenessButtons
          className={classNames(styles.sureness, question.kind !== 'decide' && styles.sticky)}
          question={question}
          isReady={isReady}
          onSay={onSure}
        />
      )}
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
    </AskedQuestion>
  )
}
