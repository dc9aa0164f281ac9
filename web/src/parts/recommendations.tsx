import { classNames } from '../ui/class-names.ts'
import styles from './recommendations.module.css'

/** The recommendations of a profile, numbered. */
export function Recommendations({ tips, className }: { tips: readonly string[]; className?: string | undefined }) {
  return (
    <ol className={classNames(styles.recommendations, className)}>
      {tips.map((tip) => (
        <li key={tip}>
          <span>{tip}</span>
        </li>
      ))}
    </ol>
  )
}
