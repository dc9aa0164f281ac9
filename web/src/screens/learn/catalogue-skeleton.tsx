import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { CONCEPTS_OF, ITEM_TYPE_OF } from '@think-twice/core/concepts/concepts'
import type { CategoryType } from '@think-twice/core/vocabulary'
import { Skeleton } from '../../ui/skeleton.tsx'
import entry from './catalogue-article.module.css'
import styles from './catalogue-skeleton.module.css'

/** The catalogue while it loads: the names are known already, the rest is on its way. */
export function CatalogueSkeleton({ type }: { type: CategoryType }) {
  const names = CONCEPTS_OF[ITEM_TYPE_OF[type]].map((concept) => CONCEPT_NAMES[concept])
  return (
    <div className={entry.list} aria-hidden="true">
      {names
        .sort((one, other) => one.localeCompare(other, 'en'))
        .map((name) => (
          <div key={name} className={entry.entry}>
            <div className={entry.head}>
              <h3>{name}</h3>
            </div>
            <Skeleton className={styles.meta} />
            <Skeleton className={styles.definition} />
            <Skeleton className={styles.keywords} />
          </div>
        ))}
    </div>
  )
}
