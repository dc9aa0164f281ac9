import { Fold } from '../../../ui/fold.tsx'
import typography from '../../../ui/text.module.css'
import styles from './plot-table.module.css'

type PlotTableProps = {
  caption: string
  head: readonly string[]
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[]
}

/** The numbers of a picture as a table, for screen readers and for anyone who would rather read. */
export function PlotTable({ caption, head, rows }: PlotTableProps) {
  return (
    <Fold className={styles.twin} summary="Show as a table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and so must the keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={`Table: ${caption}`}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same.
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]} className={typography.tabular}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Fold>
  )
}
