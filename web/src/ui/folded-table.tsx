import { Fold } from './fold.tsx'
import { ScrollTable } from './scroll-table.tsx'
import typography from './text.module.css'

type FoldedTableProps = {
  /** The words that open it. */
  summary?: string
  caption: string
  head: readonly string[]
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[]
}

/** The numbers of a picture as a table, for screen readers and for anyone who would rather read. */
export function FoldedTable({ summary = 'Show as a table', caption, head, rows }: FoldedTableProps) {
  return (
    <Fold summaryClassName={typography.opener} summary={summary}>
      <ScrollTable label={caption}>
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
        <tbody className={typography.tabular}>
          {[...rows.entries()].map(([row, [name, ...cells]]) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Fold>
  )
}
