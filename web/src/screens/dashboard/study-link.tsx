import type { Weakness } from '@think-twice/core/learning/weakness'
import { Link } from 'wouter'
import { weaknessAddress } from '../../addresses.ts'
import buttons from '../../ui/button.module.css'

/** Leads to the concept in the catalogue. */
export function StudyLink({ weakness }: { weakness: Weakness }) {
  return (
    <Link className={buttons.small} href={weaknessAddress(weakness)} aria-label={`Study ${weakness.name}`}>
      Study
    </Link>
  )
}
