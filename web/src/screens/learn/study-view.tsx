import type { CatalogFilters } from '@think-twice/core/concepts/catalog-search'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { categoryTypeOf, isBias, itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { CatalogEntry, StudyText } from '@think-twice/core/publishing/pieces'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import { catalogAddress, conceptAddress, practiceAddress } from '../../addresses.ts'
import { useIsHydrated } from '../../browser/prerendered-page.ts'
import { useCatalog, useStudyText } from '../../data/content.ts'
import { loadState } from '../../data/query-client.ts'
import { CATALOG_HALVES } from '../../parts/catalog.ts'
import { Glyph } from '../../parts/cells.tsx'
import { ConceptTitle } from '../../parts/concept-name.tsx'
import { WorkedExample } from '../../parts/worked-example.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row, RuledList, Stack } from '../../ui/layout.tsx'
import { ScreenNotLoaded, Skeleton } from '../../ui/loading.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import { ConceptMeta, FavoriteHeart } from './catalog-entry.tsx'
import styles from './study-view.module.css'
import type { Marks } from './use-marks.ts'

type StudyViewProps = { id: ConceptId; filters: CatalogFilters; marks: Marks | null }

/** A concept as an article of a printed dictionary. Mounting it moves the focus to its heading: key it by the concept. */
export function StudyView({ id, filters, marks }: StudyViewProps) {
  const catalog = useCatalog()
  const study = useStudyText(id)
  const half = categoryTypeOf(id)
  const { isError, tryAgain } = loadState(catalog, study)
  const concept = catalog.data?.find((each) => each.id === id)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasHydrated = useRef(useIsHydrated())
  useEffect(() => {
    // A prerendered page may have been scrolled, or something on it focused, while its code was loading.
    if (wasHydrated.current || document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    if (wasHydrated.current) window.scrollTo(0, 0)
  }, [])

  return (
    <article className={classNames(styles.study, isBias(id) && styles.ofBias)} aria-labelledby="study-name">
      <Row between gap={4} className={styles.bar}>
        <Link className={buttons.bare} href={catalogAddress(half, filters)}>
          <Icon name="arrowLeft" />
          All {CATALOG_HALVES[half].title.toLowerCase()}
        </Link>
        {marks && <FavoriteHeart concept={id} marks={marks} />}
      </Row>
      <DoubleRule />
      <header className={styles.head}>
        <h2 className={typography.displayTitle} id="study-name" ref={heading} tabIndex={-1}>
          <ConceptTitle name={CONCEPT_NAMES[id]} />
        </h2>
        {concept && <Definition concept={concept} marks={marks} />}
      </header>
      {isError ? (
        <ScreenNotLoaded className={styles.failed} what="This page" onTryAgain={tryAgain} />
      ) : concept && study.data ? (
        <StudyArticle concept={concept} study={study.data} filters={filters} />
      ) : (
        <StudySkeleton hasDefinition={concept !== undefined} />
      )}
    </article>
  )
}

function Definition({ concept, marks }: { concept: CatalogEntry; marks: Marks | null }) {
  const { id, aliases, definition, link } = concept
  return (
    <>
      <ConceptMeta className={styles.meta} concept={concept} marks={marks} />
      {aliases.length > 0 && <p className={styles.aliases}>Also called {aliases.join(', ')}</p>}
      <p className={styles.definition}>{definition}</p>
      <Row as="p" gap={4} rowGap={2} top={6}>
        <ExternalLink look="button" href={link}>
          Learn More
        </ExternalLink>
        <span className={typography.small}>at {new URL(link).hostname}</span>
      </Row>
      <Row as="p" gap={4} rowGap={2} top={4}>
        <Link className={buttons.primary} href={practiceAddress(id)}>
          Practice this
        </Link>
        <span className={typography.small}>
          A round about this and what it gets mistaken for. Each answer is explained right away.
        </span>
      </Row>
    </>
  )
}

function StudySkeleton({ hasDefinition }: { hasDefinition: boolean }) {
  return (
    <Stack gap={8} className={styles.skeleton} role="status">
      <span className={typography.visuallyHidden}>Loading the lesson...</span>
      {hasDefinition || <Skeleton className={styles.definitionBlock} />}
      <Skeleton className={styles.exampleBlock} />
      <Skeleton className={styles.textBlock} />
      <Skeleton className={styles.textBlock} />
    </Stack>
  )
}

type ArticleProps = { concept: CatalogEntry; study: StudyText; filters: CatalogFilters }

/** The lesson below the definition. */
function StudyArticle({ concept: { id }, study, filters }: ArticleProps) {
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
        <RuledList className={styles.neighbors}>
          {study.neighbors.map(({ concept, tellApart }) => (
            <li key={concept}>
              <Link href={conceptAddress(concept, filters)}>
                <Glyph type={itemTypeOf(concept)} />
                {CONCEPT_NAMES[concept]}
              </Link>
              <p>{tellApart}</p>
            </li>
          ))}
        </RuledList>
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
