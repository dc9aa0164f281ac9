import { classNames } from '../../ui/class-names.ts'
import styles from './recommendations.module.css'

/** What to do about it, numbered. */
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
