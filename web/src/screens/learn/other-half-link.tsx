import type { CategoryType } from '@think-twice/core/vocabulary'
import { catalogueAddress } from '../../addresses.ts'
import typography from '../../ui/text.module.css'

/** Without scripts the tabs do not switch, so a link leads to the other half of the catalogue. */
export function OtherHalfLink({ type }: { type: CategoryType }) {
  const isBiases = type === 'cognitive-biases'
  return (
    <p>
      <a className={typography.link} href={catalogueAddress(isBiases ? 'logical-fallacies' : 'cognitive-biases')}>
        {isBiases ? 'Logical fallacies' : 'Cognitive biases'}
      </a>
    </p>
  )
}
