import { Link } from 'wouter'
import { startAddress } from '../../addresses.ts'
import actions from '../../ui/actions.module.css'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import styles from './hero-section.module.css'
import { PlayedArgument } from './played-argument.tsx'
import { PrintedArgument } from './printed-argument.tsx'

/** The first thing a newcomer sees is something to play; the buttons beside it are quieter. */
export function HeroSection() {
  return (
    <section className={styles.hero}>
      <h1>Can you find the step that doesn’t follow?</h1>
      <div className={styles.card}>
        <noscript>{import.meta.env.SSR && <PrintedArgument />}</noscript>
        <PlayedArgument />
      </div>
      <div className={styles.more}>
        <p className={styles.lead}>
          Logical fallacies are bad steps that look like good ones. Cognitive biases help them slip past you. Learn to
          see both, in short scenarios from everyday life.
        </p>
        <div className={actions.actions}>
          <Link className={buttons.button} href={startAddress('standard')}>
            Start the Standard Quiz <Icon name="arrowRight" />
          </Link>
          <Link className={classNames(buttons.button, buttons.plain)} href="/learn">
            Browse the catalog
          </Link>
        </div>
        <p className={classNames(typography.fine, styles.note)}>
          No account needed. Log in to save results, favorites and streaks.
        </p>
      </div>
    </section>
  )
}
