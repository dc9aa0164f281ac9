import type { NextStep } from '@think-twice/core/next-step/next-step'
import { counted } from '@think-twice/core/wording/counted'
import { markedParts } from '@think-twice/core/wording/marked-words'
import { useId } from 'react'
import { Link } from 'wouter'
import { NEW_ROUND_ADDRESS } from '../../addresses.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import inks from '../../ui/two-ink-sheet.module.css'
import styles from './next-sheet.module.css'
import { PairNote } from './pair-note.tsx'
import { StepCells } from './step-cells.tsx'
import { addressOfUnfinished, DiscardButton, UnfinishedRows } from './unfinished-rows.tsx'
import { UnfinishedTicks } from './unfinished-ticks.tsx'
import type { UnfinishedWork } from './use-unfinished-work.ts'

type NextSheetProps = { step: NextStep; now: number; onDiscard: UnfinishedWork['onDiscard'] }

/** The one thing to do next, on the only sheet of the page and with its only primary button. */
export function NextSheet({ step, now, onDiscard }: NextSheetProps) {
  const id = useId()
  const { minutes, title, why, names, aside, open } = step
  return (
    <section className={inks.narrow} aria-labelledby={id}>
      <div className={styles.sheet}>
        <p className={styles.kind}>
          <b>Next</b>
          <span>about {counted(minutes, 'minute')}</span>
        </p>
        <h2 id={id}>{title}</h2>
        <p className={styles.why}>
          {markedParts(why, names).map(({ text, isMarked }) => (isMarked ? <b key={text}>{text}</b> : text))}
        </p>
        {step.action === 'resume' ? (
          <UnfinishedTicks unfinished={step.unfinished} />
        ) : (
          <>
            <StepCells step={step} />
            {step.pair && <PairNote pair={step.pair} />}
          </>
        )}
        <div className={styles.go}>
          <NextStepLink step={step} />
          {step.action === 'resume' && <DiscardButton unfinished={step.unfinished} onDiscard={onDiscard} />}
          {aside && <span className={typography.small}>{aside}</span>}
        </div>
        <UnfinishedRows open={open} now={now} onDiscard={onDiscard} />
      </div>
    </section>
  )
}

/** Leads to the recommended step; a round takes along the items shown as cells. */
function NextStepLink({ step }: { step: NextStep }) {
  const words = (
    <>
      {step.button} <Icon name="arrowRight" />
    </>
  )
  return step.action === 'resume' ? (
    <Link className={buttons.primary} href={addressOfUnfinished(step.unfinished)}>
      {words}
    </Link>
  ) : (
    <Link className={buttons.primary} href={NEW_ROUND_ADDRESS} state={{ plan: step.plan }}>
      {words}
    </Link>
  )
}
