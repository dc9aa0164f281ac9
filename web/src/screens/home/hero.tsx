import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { HERO } from '@think-twice/core/content/hero'
import { Link } from 'wouter'
import { startAddress } from '../../addresses.ts'
import proof from '../../parts/proof-sheet.module.css'
import actions from '../../ui/actions.module.css'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import styles from './hero.module.css'
import { BROKEN, PlayedArgument } from './played-argument.tsx'

/** The first thing a newcomer sees is something to play; the buttons beside it are quieter. */
export function Hero() {
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

/** Without scripts nothing can be played, so the argument is printed already marked, with its answer. */
function PrintedArgument() {
  return (
    <figure className={proof.proof}>
      <div className={proof.sheet}>
        <figcaption className={proof.from}>{HERO.from}</figcaption>
        <ol className={proof.steps}>
          {HERO.steps.map((step, index) => (
            <li key={step.text}>
              <b>{index + 1}</b>
              <span>
                {step.text} {!step.isSound && <em className={styles.why}>{step.note}</em>}
              </span>
            </li>
          ))}
        </ol>
        <p className={styles.answer}>
          <b>
            Answer: step {BROKEN + 1}, {CONCEPT_NAMES[HERO.concept]}.
          </b>{' '}
          {HERO.inShort}
        </p>
      </div>
      <p className={styles.needsScript}>Think Twice needs JavaScript to run its quizzes.</p>
    </figure>
  )
}
