import { classNames } from './class-names.ts'
import styles from './double-rule.module.css'

/** The line that opens a major block. */
export function DoubleRule({ className }: { className?: string | undefined }) {
  return <div className={classNames(styles.doubleRule, className)} />
}
