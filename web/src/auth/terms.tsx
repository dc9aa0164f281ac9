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
          We keep your username, your password and recovery code in scrambled form (hashes), your time zone, the devices
          you’re signed in on, and what you do here: results, answers, progress, streaks, achievements, favorites,
          learning paths, and what you write about scenarios.
        </li>
        <li>
          Your full name stays on your own device unless you save it on your account page. We don’t sell your data or
          share it with anyone. Others see only anonymous totals for the daily argument.
        </li>
        <li>On your account page you can download your data, or delete it along with your account.</li>
        <li>Please don’t attack the service or open accounts in other people’s names.</li>
      </ul>
    </Fold>
  )
}
