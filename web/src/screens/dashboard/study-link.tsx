import { categoryTypeOfItem } from '@think-twice/core/concepts/concept-lookup'
import type { Weakness } from '@think-twice/core/learning/weakness'
import { Link } from 'wouter'
import buttons from '../../ui/button.module.css'

/** Leads to the concept in the catalogue: `/learn?focus={id}&type={category type}`. */
export function StudyLink({ weakness: { id, name, type } }: { weakness: Weakness }) {
  const search = new URLSearchParams({ focus: id, type: categoryTypeOfItem(type) })
  return (
    <Link className={buttons.small} href={`/learn?${search}`} aria-label={`Study ${name}`}>
      Study
    </Link>
  )
}
