import type { ClassReport } from '@think-twice/contract/class-report'
import { NO_FLAW } from '@think-twice/core/vocabulary'
import { ConceptLabel } from '../../../parts/concept-name.tsx'
import tables from './report-table.module.css'

/** What was right, what was chosen, and how often, most often first. */
export function MixUpTable({ mixUps }: { mixUps: ClassReport['confusions']['mixUps'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and so must the keyboard.
    <section className={tables.scroll} tabIndex={0} aria-label="Table: chosen for right">
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">It was</th>
            <th scope="col">They said</th>
            <th scope="col">Times</th>
          </tr>
        </thead>
        <tbody>
          {mixUps.map(({ was, named, times, of }) => (
            <tr key={`${was} ${named}`}>
              <th scope="row">{was === NO_FLAW ? 'A good argument' : <ConceptLabel concept={was} />}</th>
              <td>{named === NO_FLAW ? 'No flaw' : <ConceptLabel concept={named} />}</td>
              <td>
                {times} of {of}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
