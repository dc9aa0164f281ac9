import { classNames } from './class-names.ts'
import { type PartProps, Row } from './layout.tsx'
import styles from './notice.module.css'

/** A message in the page and what to press about it; a dashed one is about the page as a whole. */
export function Notice({ dashed = false, className, ...rest }: PartProps & { dashed?: boolean }) {
  return (
    <Row
      between
      gap={4}
      rowGap={3}
      className={classNames(styles.notice, dashed && styles.dashed, className)}
      {...rest}
    />
  )
}
