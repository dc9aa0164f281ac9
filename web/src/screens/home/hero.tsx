import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { HERO } from '@think-twice/core/content/hero'
import { Link } from 'wouter'
import { NEW_ROUND_ADDRESS } from '../../addresses.ts'
import proof from '../../parts/proof-sheet.module.css'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Row } from '../../ui/layout.tsx'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import styles from './hero.module.css'
import { BROKEN, PlayedArgument } from './played-argument.tsx'

/** A newcomer sees an argument to play first; quieter buttons lead on. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <h1 className={typography.displayTitle}>Can you find the step that doesn’t follow?</h1>
      <div className={styles.card}>
        <noscript>{import.meta.env.SSR && <PrintedArgument />}</noscript>
        <PlayedArgument />
      </div>
      <div className={styles.more}>
        <Text look="lead" top={6} className={styles.lead}>
          Logical fallacies are bad steps that look like good ones. Cognitive biases help them slip past you. Learn to
          see both, in short scenarios from everyday life.
        </Text>
        <Row gap={3} top={6} className={styles.ways}>
          <Link className={buttons.button} href={NEW_ROUND_ADDRESS}>
            Play a round
          </Link>
          <Link className={classNames(buttons.button, buttons.plain)} href="/learn">
            Browse the catalog
          </Link>
        </Row>
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
        <p data-top={6}>
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
