import { categoryTypeOf, itemTypeOf } from '@think-twice/core/concepts/concept-lookup'
import { type ConceptName, conceptId } from '@think-twice/core/concepts/concept-names'
import { useToggleFavorite } from '../../data/favorites.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import styles from './favorite-heart.module.css'
import type { Marks } from './use-marks.ts'

/** Marks a concept as a favorite, or takes the mark away. Only for people who are signed in. */
export function FavoriteHeart({ name, marks }: { name: ConceptName; marks: Marks }) {
  const toggle = useToggleFavorite(marks.userId)
  const isOn = marks.favorites.has(conceptId(name))
  return (
    <button
      type="button"
      className={classNames(iconButton.iconButton, styles.heart)}
      aria-pressed={isOn}
      aria-label={isOn ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
      disabled={!marks.areFavoritesKnown}
      onClick={() =>
        toggle.mutate({ itemId: conceptId(name), itemType: itemTypeOf(categoryTypeOf(name)), isOn: !isOn })
      }
    >
      <Icon name="heart" />
    </button>
  )
}
