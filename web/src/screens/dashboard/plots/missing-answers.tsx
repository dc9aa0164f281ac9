import type { MissingAnswers as Missing } from '@think-twice/core/learning/measured-share'
import { Fragment, type ReactNode } from 'react'
import { CellLine } from '../../../ui/cells.tsx'
import styles from './missing-answers.module.css'

/** What is still missing, counted in cells: filled for what is there, open for what is missing. */
export function MissingAnswers({ rows }: { rows: readonly (Missing & { sign?: ReactNode })[] }) {
  return (
    <dl className={styles.until}>
      {rows.map(({ name, sign, count, of }) => (
        <Fragment key={name}>
          <dt>
            {sign}
            {name}, {Math.min(count, of)} of {of}
          </dt>
          <dd>
            <CellLine types={Array.from({ length: of }, (_, cell) => (cell < count ? 'filled' : 'open'))} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
