import type { CategoryType } from '@think-twice/core/vocabulary'

type NoMatchProps = {
  /** The other half of the catalogue, and how many of its entries pass the same filters. */
  other: CategoryType
  elsewhere: number
  onOther: () => void
  onClear: () => void
}

/** Nothing passes the filters: clear them, or look in the other half when it has what was asked for. */
export function NoMatch({ other, elsewhere, onOther, onClear }: NoMatchProps) {
  return (
    <div className="nomatch">
      <p className="nomatch__head">No entries match</p>
      <div className="nomatch__ways">
        <button type="button" className="btn" onClick={onClear}>
          Clear filters
        </button>
        {elsewhere > 0 && (
          <button type="button" className="btn btn--plain" onClick={onOther}>
            {elsewhere} among the {other === 'cognitive-biases' ? 'biases' : 'fallacies'}
          </button>
        )}
      </div>
    </div>
  )
}
