import { Link } from 'wouter'
import { startAddress } from '../../addresses.ts'
import { useCurrentUser } from '../../browser/current-user.ts'
import actions from '../../ui/actions.module.css'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import pen from '../../ui/pen.module.css'
import { PenArrow } from '../../ui/pen-arrow.tsx'
import proof from '../../ui/proof-sheet.module.css'
import { ProofSheet } from '../../ui/proof-sheet.tsx'
import typography from '../../ui/text.module.css'
import styles from './hero.module.css'

export function Hero() {
  const user = useCurrentUser()
  return (
    <section className={styles.hero}>
      <div>
        <h1>Can you find the step that doesn’t follow?</h1>
        <p className={styles.lead}>
          Test your knowledge of logical fallacies, and of the cognitive biases that help them slip past you, with short
          scenarios from everyday life.
        </p>
        <div className={actions.actions}>
          <Link className={buttons.primary} href={startAddress('standard')}>
            Start the Standard Quiz <Icon name="arrowRight" />
          </Link>
          <Link className={buttons.button} href="/learn">
            Browse the catalogue
          </Link>
        </div>
        {user === null && (
          <p className={classNames(typography.fine, styles.note)}>
            No account needed. Log in to save results, favorites and streaks.
          </p>
        )}
      </div>
      <AnnotatedArgument />
    </section>
  )
}

/** The signature of the page: an argument with its flaw marked in pen, and the answer printed upside down. */
function AnnotatedArgument() {
  return (
    <ProofSheet
      from="Overheard at a residents’ meeting"
      answer={
        <>
          <b>Answer: step 3, False Cause.</b> “After” has been mistaken for “because of”.
        </>
      }
    >
      <li>
        <b>1</b>
        <span>The council widened the cycle lane on Mill Street in March.</span>
      </li>
      <li>
        <b>2</b>
        <span>Takings at the bakery fell in April.</span>
      </li>
      <li className={proof.failing}>
        <b>3</b>
        <span>
          <span className={proof.circled}>
            So
            <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
              <path
                className={pen.stroke}
                pathLength="1"
                vectorEffect="non-scaling-stroke"
                d="M62 6C30 0 4 12 4 31c0 18 24 26 50 25 26-1 43-12 42-28C95 12 72 3 40 7"
              />
            </svg>
          </span>{' '}
          <span className={pen.wave}>the cycle lane is driving customers away</span>.
        </span>
        <span className={proof.marginNote}>
          <PenArrow />
          <span>April comes after March. That is all we have been told.</span>
        </span>
      </li>
    </ProofSheet>
  )
}
