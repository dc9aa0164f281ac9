import type { CatalogueFilters } from '@think-twice/core/concepts/catalogue-search'
import type { CatalogueEntry } from '@think-twice/core/publishing/published-concept'
import { Link } from 'wouter'
import { conceptAddress } from '../../addresses.ts'
import { ConceptTitle } from '../../parts/concept-name.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import styles from './catalogue-article.module.css'
import { ConceptMeta } from './concept-meta.tsx'
import { FavoriteHeart } from './favorite-heart.tsx'
import type { Marks } from './use-marks.ts'

/** How many keywords an entry shows. */
const KEYWORDS_SHOWN = 4

type CatalogueArticleProps = { concept: CatalogueEntry; filters: CatalogueFilters; marks: Marks | null }

/** One entry of the printed catalogue. Its headword and 'Study' open the study view. */
export function CatalogueArticle({ concept, filters, marks }: CatalogueArticleProps) {
  const { id, name, definition, keywords, link } = concept
  const study = conceptAddress(id, filters)
  return (
    <article className={styles.entry} id={id} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <div className={styles.head}>
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
      <div className={styles.links}>
        <Link className={classNames(buttons.small, buttons.plain)} href={study}>
          Study <span className={typography.visuallyHidden}>{name}</span>
          <Icon name="arrowRight" />
        </Link>
        <ExternalLink look="plain button" href={link}>
          Learn More
        </ExternalLink>
      </div>
    </article>
  )
}
