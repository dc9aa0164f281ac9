import type { CatalogueFilters } from '@think-twice/core/concepts/catalogue-search'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { categoryTypeOf, isBias } from '@think-twice/core/concepts/concepts'
import type { CatalogueEntry } from '@think-twice/core/publishing/published-concept'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { catalogueAddress, practiceAddress } from '../../addresses.ts'
import { useIsHydrated } from '../../browser/prerendered-page.ts'
import { useCatalogue, useStudyText } from '../../data/content.ts'
import { ConceptTitle } from '../../parts/concept-name.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { DoubleRule } from '../../ui/double-rule.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import typography from '../../ui/text.module.css'
import waiting from '../../ui/waiting.module.css'
import { ConceptMeta } from './concept-meta.tsx'
import { FavoriteHeart } from './favorite-heart.tsx'
import { StudyArticle } from './study-article.tsx'
import styles from './study-view.module.css'
import type { Marks } from './use-marks.ts'

type StudyViewProps = { id: ConceptId; filters: CatalogueFilters; marks: Marks | null }

/** A concept as an article of a printed dictionary. It opens at its heading, which takes the focus. */
export function StudyView({ id, filters, marks }: StudyViewProps) {
  const catalogue = useCatalogue()
  const study = useStudyText(id)
  const concept = catalogue.data?.find((each) => each.id === id)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasHydrated = useRef(useIsHydrated())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each concept opens at its own heading.
  useEffect(() => {
    // A prerendered page may have been scrolled, or something on it focused, while its code was loading.
    if (wasHydrated.current || document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    if (wasHydrated.current) window.scrollTo(0, 0)
  }, [id])
  useEffect(() => {
    wasHydrated.current = true
  }, [])

  const retry = () => {
    if (catalogue.isError) catalogue.refetch()
    if (study.isError) study.refetch()
  }
  return (
    <article className={classNames(styles.study, isBias(id) && styles.ofBias)} aria-labelledby="study-name">
      <div className={styles.bar}>
        <Link
          className={classNames(buttons.small, buttons.plain, styles.back)}
          href={catalogueAddress(categoryTypeOf(id), filters)}
        >
          <Icon name="arrowLeft" />
          All {isBias(id) ? 'cognitive biases' : 'logical fallacies'}
        </Link>
        {marks && <FavoriteHeart concept={id} marks={marks} />}
      </div>
      <DoubleRule />
      <header className={styles.head}>
        <h2 id="study-name" ref={heading} tabIndex={-1}>
          <ConceptTitle name={CONCEPT_NAMES[id]} />
        </h2>
        {concept && <Definition concept={concept} marks={marks} />}
      </header>
      {catalogue.isError || study.isError ? (
        <div className={classNames(waiting.waiting, styles.failed)}>
          <p role="alert">This page couldn’t be loaded. Check your connection, then try again.</p>
          <button type="button" className={buttons.button} onClick={retry}>
            Try again
          </button>
        </div>
      ) : concept && study.data ? (
        <StudyArticle concept={concept} study={study.data} filters={filters} />
      ) : (
        <StudySkeleton hasDefinition={concept !== undefined} />
      )}
    </article>
  )
}

function Definition({ concept, marks }: { concept: CatalogueEntry; marks: Marks | null }) {
  const { id, aliases, definition, link } = concept
  return (
    <>
      <ConceptMeta className={styles.meta} concept={concept} marks={marks} />
      {aliases.length > 0 && <p className={styles.aliases}>Also called {aliases.join(', ')}</p>}
      <p className={styles.definition}>{definition}</p>
      <p className={styles.source}>
        <ExternalLink look="button" href={link}>
          Learn More
        </ExternalLink>
        <span className={typography.small}>at {new URL(link).hostname}</span>
      </p>
      <p className={styles.practice}>
        <Link className={buttons.primary} href={practiceAddress(id)}>
          Practice this
        </Link>
        <span className={typography.small}>
          A round about this and what it gets mistaken for. Each answer is explained right away.
        </span>
      </p>
    </>
  )
}

function StudySkeleton({ hasDefinition }: { hasDefinition: boolean }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className={typography.visuallyHidden}>Loading the lesson...</span>
      {hasDefinition || <Skeleton className={styles.definitionBlock} />}
      <Skeleton className={styles.exampleBlock} />
      <Skeleton className={styles.textBlock} />
      <Skeleton className={styles.textBlock} />
    </div>
  )
}
