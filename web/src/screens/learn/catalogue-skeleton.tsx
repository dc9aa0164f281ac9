import { BIAS_NAMES, type ConceptName, FALLACY_NAMES } from '@think-twice/core/concepts/concept-names'
import type { CategoryType } from '@think-twice/core/vocabulary'

/** The catalogue while it loads: the names are known already, the rest is on its way. */
export function CatalogueSkeleton({ type }: { type: CategoryType }) {
  const names: readonly ConceptName[] = type === 'cognitive-biases' ? BIAS_NAMES : FALLACY_NAMES
  return (
    <div className="entries" aria-hidden="true">
      {[...names]
        .sort((one, other) => one.localeCompare(other, 'en'))
        .map((name) => (
          <div key={name} className="entry entry--waiting">
            <div className="entry__top">
              <h3>{name}</h3>
            </div>
            <i className="sk sk--meta" />
            <i className="sk sk--definition" />
            <i className="sk sk--keywords" />
          </div>
        ))}
    </div>
  )
}
