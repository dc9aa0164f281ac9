import { Fold } from '../ui/fold.tsx'
import typography from '../ui/text.module.css'
import styles from './terms.module.css'

/** What a person agrees to, short enough to read. */
export function Terms() {
  return (
    <Fold className={styles.terms} summaryClassName={typography.link} summary="Read the terms">
      <ul>
        <li>Think Twice is free and comes with no warranty. It teaches; it doesn’t diagnose.</li>
        <li>
          We keep your username, a scrambled form of your password (a hash), and what you do here: results, progress,
          favorites, streaks.
        </li>
        <li>
          Your full name stays on your own device unless you save it on your account page. We don’t sell your data or
          share it with anyone. Others see only anonymous totals for the daily argument.
        </li>
        <li>On your account page you can download all of it, and delete it with your account.</li>
        <li>Please don’t attack the service or open accounts in other people’s names.</li>
      </ul>
    </Fold>
  )
}
