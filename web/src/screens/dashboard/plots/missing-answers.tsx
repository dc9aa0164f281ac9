import type { MissingAnswers as Missing } from '@think-twice/core/learning/measured-share'
import { Fragment, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
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
            <span className={styles.cells} aria-hidden="true">
              {Array.from({ length: of }, (_, cell) => cell).map((cell) => (
                <i key={cell} className={classNames(cell < count && styles.filled)} />
              ))}
            </span>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
