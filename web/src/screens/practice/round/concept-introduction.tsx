import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useCatalog, useStudyText } from '../../../data/content.ts'
import { Glyph } from '../../../parts/cells.tsx'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import { useFocusOnArrival } from '../../../parts/focus-on-arrival.ts'
import layout from '../../../parts/question/question.module.css'
import { WorkedExample } from '../../../parts/worked-example.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Loader } from '../../../ui/loading.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import styles from './concept-introduction.module.css'

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
      <button type="button" className={buttons.primary} data-top={3} onClick={onGoOn}>
        Go to the question <Icon name="arrowRight" />
      </button>
    </Stack>
  )
}
