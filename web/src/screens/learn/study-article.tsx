import type { CatalogueFilters } from '@think-twice/core/concepts/catalogue-search'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { isBias, itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { CatalogueEntry, StudyText } from '@think-twice/core/publishing/published-concept'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { conceptAddress } from '../../addresses.ts'
import { WorkedExample } from '../../parts/worked-example.tsx'
import { Glyph } from '../../ui/cells.tsx'
import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import styles from './study-article.module.css'

type ArticleProps = { concept: CatalogueEntry; study: StudyText; filters: CatalogueFilters }

/** What the study view teaches beyond the definition. */
export function StudyArticle({ concept: { id }, study, filters }: ArticleProps) {
  return (
    <>
      <Part title="Worked example">
        <WorkedExample example={study.workedExample} />
      </Part>
      <Part title="When it is sound">
        <p className={styles.text}>{study.soundWhen}</p>
      </Part>
      <Part title={isBias(id) ? 'What to do instead' : 'A reply'}>
        <p className={styles.text}>{study.reply}</p>
      </Part>
      <Part title="Easily mistaken for">
        <ul className={styles.neighbors}>
          {study.neighbors.map(({ concept, tellApart }) => (
            <li key={concept}>
              <Link href={conceptAddress(concept, filters)}>
                <Glyph type={itemTypeOf(concept)} />
                {CONCEPT_NAMES[concept]}
              </Link>
              <p>{tellApart}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Sources">
        <p className={classNames(typography.small, styles.sources)}>{study.evidence}</p>
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
