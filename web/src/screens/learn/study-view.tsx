import type { CatalogueFilters } from '@think-twice/core/concepts/catalogue-search'
import { categoryTypeOf } from '@think-twice/core/concepts/concept-lookup'
import { type ConceptName, isBias } from '@think-twice/core/concepts/concept-names'
import type { CatalogueEntry } from '@think-twice/core/publishing/published-concept'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useCatalogue, useStudyText } from '../../data/content.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { practiceAddress } from '../practice/practice-address.ts'
import { catalogueAddress } from './concept-address.ts'
import { ConceptMeta } from './concept-meta.tsx'
import { FavoriteHeart } from './favorite-heart.tsx'
import { StudyArticle } from './study-article.tsx'
import type { Marks } from './use-marks.ts'

type StudyViewProps = { name: ConceptName; filters: CatalogueFilters; marks: Marks | null }

/** A concept as an article of a printed dictionary. It opens at its heading, which takes the focus. */
export function StudyView({ name, filters, marks }: StudyViewProps) {
  const catalogue = useCatalogue()
  const study = useStudyText(name)
  const concept = catalogue.data?.find((each) => each.name === name)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another concept opens at its own heading.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [name])

  const retry = () => {
    if (catalogue.isError) catalogue.refetch()
    if (study.isError) study.refetch()
  }
  return (
    <article className={`study ${isBias(name) ? 'study--b' : ''}`} aria-labelledby="study-name">
      <div className="study__bar">
        <Link className="btn btn--sm btn--plain study__back" href={catalogueAddress(categoryTypeOf(name), filters)}>
          <Icon name="arrowLeft" />
          All {isBias(name) ? 'cognitive biases' : 'logical fallacies'}
        </Link>
        {marks && <FavoriteHeart name={name} marks={marks} />}
      </div>
      <div className="oxford" />
      <header className="study__head">
        <h2 id="study-name" ref={heading} tabIndex={-1}>
          {name}
        </h2>
        {concept && <Definition concept={concept} marks={marks} />}
      </header>
      {catalogue.isError || study.isError ? (
        <div className="waiting">
          <p role="alert">This page could not be loaded. Check the connection, then try again.</p>
          <button type="button" className="btn" onClick={retry}>
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
  const { name, aliases, definition, link } = concept
  return (
    <>
      <ConceptMeta concept={concept} marks={marks} />
      {aliases.length > 0 && <p className="study__aliases">Also called {aliases.join(', ')}</p>}
      <p className="study__definition">{definition}</p>
      <p className="study__more">
        <ExternalLink className="btn btn--sm" href={link}>
          Learn More
        </ExternalLink>
        <span className="small">at {new URL(link).hostname}</span>
      </p>
      <p className="study__practice">
        <Link className="btn btn--primary" href={practiceAddress(name)}>
          Practice this
        </Link>
        <span className="small">Six short scenarios, some of them sound, with the reasons at once</span>
      </p>
    </>
  )
}

function StudySkeleton({ hasDefinition }: { hasDefinition: boolean }) {
  return (
    <div className="study__waiting" role="status">
      <span className="vh">Loading the study view...</span>
      {hasDefinition || <i className="sk sk--lead" />}
      <i className="sk sk--example" />
      <i className="sk sk--definition" />
      <i className="sk sk--definition" />
    </div>
  )
}
