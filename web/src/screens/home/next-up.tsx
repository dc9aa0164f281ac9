import { conceptId } from '@think-twice/core/concepts/concept-names'
import type { NextStep } from '@think-twice/core/learning/next-step'
import type { Unfinished } from '@think-twice/core/learning/unfinished'
import { markedParts } from '@think-twice/core/wording/marked-words'
import { Link } from 'wouter'
import { attemptAddress, NEW_ROUND_ADDRESS, roundAddress } from '../../addresses.ts'
import { useNow } from '../../browser/clock.ts'
import type { CurrentUser } from '../../browser/current-user.ts'
import { useNextStep } from '../../data/next-step.ts'
import { useTellApart } from '../../data/tell-apart.ts'
import buttons from '../../ui/button.module.css'
import { Cells } from '../../ui/cells.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loader } from '../../ui/loader.tsx'
import { PenArrow } from '../../ui/pen-arrow.tsx'
import proof from '../../ui/proof-sheet.module.css'
import typography from '../../ui/text.module.css'
import styles from './next-up.module.css'

type NextUpProps = { user: CurrentUser; unfinished: readonly Unfinished[] }

/** What a signed-in person meets first: one thing to do, how long it takes and why, with the page's one primary button. */
export function NextUp({ user, unfinished }: NextUpProps) {
  const now = useNow()
  const step = useNextStep(user, unfinished, now)
  return (
    <section className={styles.up}>
      <h1>Hello, {user.name}</h1>
      <div className={proof.proof}>
        <div className={styles.sheet}>{step ? <Step step={step} /> : <Loader>Looking up what is due...</Loader>}</div>
      </div>
    </section>
  )
}

function Step({ step }: { step: NextStep }) {
  return (
    <>
      <p className={styles.kind}>
        <b>Next</b>
        <span>
          about {step.minutes} {step.minutes === 1 ? 'minute' : 'minutes'}
        </span>
      </p>
      <h2>{step.title}</h2>
      <p className={styles.why}>
        {markedParts(step.why, step.names).map(({ text, isMarked }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places.
          isMarked ? <b key={index}>{text}</b> : text,
        )}
      </p>
      {step.action !== 'resume' && (
        <>
          <div className={styles.cells} role="img" aria-label={step.cellsLabel}>
            <Cells kinds={step.cells.map(({ kind }) => kind)} />
          </div>
          {step.pair && <PairNote pair={step.pair} />}
        </>
      )}
      <div className={styles.go}>
        <StepLink step={step} />
        {step.aside !== '' && <span className={typography.small}>{step.aside}</span>}
      </div>
    </>
  )
}

function StepLink({ step }: { step: NextStep }) {
  const label = (
    <>
      {step.button} <Icon name="arrowRight" />
    </>
  )
  if (step.action === 'resume') {
    const { kind, id } = step.unfinished
    return (
      <Link className={buttons.primary} href={kind === 'round' ? roundAddress(id) : attemptAddress(id)}>
        {label}
      </Link>
    )
  }
  // The round that starts is the one that the cells show.
  return (
    <Link className={buttons.primary} href={NEW_ROUND_ADDRESS} state={{ places: step.places }}>
      {label}
    </Link>
  )
}

function PairNote({ pair }: { pair: NonNullable<Extract<NextStep, { pair: unknown }>['pair']> }) {
  const apart = useTellApart([conceptId(pair[0]), conceptId(pair[1])])
  if (apart === null) return null
  return (
    <p className={styles.note}>
      <PenArrow />
      <span>To tell them apart, ask: {apart.text}</span>
    </p>
  )
}
