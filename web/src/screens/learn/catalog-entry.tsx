import type { CatalogFilters } from '@think-twice/core/concepts/catalog-search'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { CatalogEntry } from '@think-twice/core/publishing/pieces'
import type { Category, ConceptId } from '@think-twice/core/vocabulary'
import { Link } from 'wouter'
import { conceptAddress } from '../../addresses.ts'
import { useToggleFavorite } from '../../data/learning.ts'
import { ConceptTitle, ItemTypeLabel } from '../../parts/concept-name.tsx'
import { SeverityLevel } from '../../parts/level.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import tags from '../../ui/tag.module.css'
import typography from '../../ui/text.module.css'
import styles from './catalog.module.css'
import type { Marks } from './use-marks.ts'

/** Keywords shown on each entry. */
const KEYWORDS_SHOWN = 4

type CatalogArticleProps = { concept: CatalogEntry; filters: CatalogFilters; marks: Marks | null }

/** One entry of the catalog. Its headword and 'Study' open the study view. */
export function CatalogArticle({ concept, filters, marks }: CatalogArticleProps) {
  const { id, name, definition, keywords, link } = concept
  const study = conceptAddress(id, filters)
  return (
    <article className={styles.entry} id={id} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <div className={styles.entryHead}>
        <h3 id={`${id}-name`}>
          <Link href={study}>
            <ConceptTitle name={name} />
          </Link>
        </h3>
        {marks && <FavoriteHeart concept={id} marks={marks} />}
      </div>
      <ConceptMeta concept={concept} marks={marks} />
      <p className={styles.definition}>{definition}</p>
      <ul className={styles.keywords} aria-label="Keywords">
        {keywords.slice(0, KEYWORDS_SHOWN).map((keyword) => (
          <li key={keyword}>{keyword}</li>
        ))}
        {keywords.length > KEYWORDS_SHOWN && <li className={styles.more}>+{keywords.length - KEYWORDS_SHOWN} more</li>}
      </ul>
      <Row gap={6} rowGap={0} className={styles.links}>
        <Link className={buttons.bare} href={study}>
          Study <span className={typography.visuallyHidden}>{name}</span>
          <Icon name="arrowRight" />
        </Link>
        <ExternalLink look="bare" href={link}>
          Learn More
        </ExternalLink>
      </Row>
    </article>
  )
}

export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  informal: 'Informal',
  formal: 'Formal',
  'cognitive-bias': 'Cognitive bias',
}

type ConceptMetaProps = { concept: CatalogEntry; marks: Marks | null; className?: string | undefined }

/** Category and severity of a concept, and its flag if it is a weakness of the signed-in person. */
export function ConceptMeta({ concept, marks, className }: ConceptMetaProps) {
  return (
    <Row gap={4} rowGap={1} className={classNames(styles.meta, className)}>
      <ItemTypeLabel type={itemTypeOf(concept.id)}>{CATEGORY_WORDS[concept.category]}</ItemTypeLabel>
      <SeverityLevel severity={concept.severity} />
      {marks?.['needs-work'].has(concept.id) && <Flag>Needs Work</Flag>}
    </Row>
  )
}

/** The small flag on a concept worth another look. */
export function Flag({ children }: { children: string }) {
  return (
    <span className={tags.fair}>
      <Icon name="flag" />
      {children}
    </span>
  )
}

/** Marks a concept as a favorite, or takes the mark away. Only for people who are signed in. */
export function FavoriteHeart({ concept, marks }: { concept: ConceptId; marks: Marks }) {
  const name = CONCEPT_NAMES[concept]
  const toggle = useToggleFavorite(marks.userId)
  const isOn = marks.favorites.has(concept)
  return (
    <button
      type="button"
      className={classNames(buttons.iconButton, styles.heart)}
      aria-pressed={isOn}
      aria-label={isOn ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
      disabled={!marks.areFavoritesKnown}
      onClick={() => toggle.mutate({ itemId: concept, itemType: itemTypeOf(concept), isOn: !isOn })}
    >
      <Icon name="heart" />
    </button>
  )
}
