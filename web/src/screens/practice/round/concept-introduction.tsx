import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { isBias, itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useEffect, useRef } from 'react'
import { useCatalogue, useStudyText } from '../../../data/content.ts'
import { Glyph } from '../../../parts/cells.tsx'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import { WorkedExample } from '../../../parts/worked-example.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Loader } from '../../../ui/loading.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import styles from './concept-introduction.module.css'

/** Something new: what it is, and one worked example, before it is asked. */
export function ConceptIntroduction({ concept, onGoOn }: { concept: ConceptId; onGoOn: () => void }) {
  const catalogue = useCatalogue()
  const study = useStudyText(concept)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const definition = catalogue.data?.find(({ id }) => id === concept)?.definition
  const isWaiting = catalogue.isPending || study.isPending
  return (
    <div className={classNames(styles.introduction, isBias(concept) && styles.ofBias)}>
      <DoubleRule />
      <p className={typography.small}>New to you, so here’s an example first</p>
      <h2 className={styles.name} ref={heading} tabIndex={-1}>
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
    </div>
  )
}
