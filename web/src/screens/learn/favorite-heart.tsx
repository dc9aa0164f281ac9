import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useToggleFavorite } from '../../data/favorites.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import styles from './favorite-heart.module.css'
import type { Marks } from './use-marks.ts'

/** Marks a concept as a favorite, or takes the mark away. Only for people who are signed in. */
export function FavoriteHeart({ concept, marks }: { concept: ConceptId; marks: Marks }) {
  const name = CONCEPT_NAMES[concept]
  const toggle = useToggleFavorite(marks.userId)
  const isOn = marks.favorites.has(concept)
  return (
    <button
      type="button"
      className={classNames(iconButton.iconButton, styles.heart)}
      aria-pressed={isOn}
      aria-label={isOn ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
      disabled={!marks.areFavoritesKnown}
      onClick={() => toggle.mutate({ itemId: concept, itemType: itemTypeOf(concept), isOn: !isOn })}
    >
      <Icon name="heart" />
    </button>
  )
}
