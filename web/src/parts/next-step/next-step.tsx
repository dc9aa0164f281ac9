import type { Insights } from '@think-twice/contract/learning'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import { conceptsMet, type ProgressRecord } from '@think-twice/core/learning/mastery'
import { type NextStep, nextStep } from '@think-twice/core/next-step/next-step'
import { PURPOSES, type Purpose } from '@think-twice/core/practice/plan-round'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { markedParts } from '@think-twice/core/wording/marked-text'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { NEW_ROUND_ADDRESS } from '../../addresses.ts'
import { timeNow } from '../../browser/clock.ts'
import { random } from '../../browser/random.ts'
import { readSettings } from '../../browser/settings.ts'
import { useTellApart } from '../../data/content.ts'
import type { Review } from '../../data/learning.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { PenNote } from '../../ui/pen.tsx'
import typography from '../../ui/text.module.css'
import { Cell } from '../cells.tsx'
import styles from './next-step.module.css'
import { StepButtons, StepSheet } from './step-sheet.tsx'
import { UnfinishedRows, UnfinishedTicks } from './unfinished.tsx'
import { addressOfUnfinished, DiscardButton, type UnfinishedWork } from './unfinished-work.tsx'

/** The loaded facts; null for one that could not be loaded. */
type Known = {
  review: Review | null
  insights: Insights | null
  progress: readonly ProgressRecord[] | null
}

/** The one thing to do next. It stays the same until its inputs change: a round is drawn only once. */
export function useNextStep(name: string, known: Known, { unfinished }: UnfinishedWork): NextStep {
  const { review, insights, progress } = known
  return useMemo(() => {
    const facts = {
      name,
      due: review?.due ?? null,
      forToday: review?.forToday ?? 0,
      ownSeconds: review?.ownSeconds ?? null,
      confusions: insights?.confusions ?? [],
      met: review?.met ?? (progress ? conceptsMet(progress) : null),
      unfinished,
      length: readSettings().roundLength,
      now: timeNow(),
    }
    return nextStep(facts, random)
  }, [name, review, insights, progress, unfinished])
}

type NextSheetProps = { step: NextStep; now: number; onDiscard: UnfinishedWork['onDiscard'] }

/** A learner's next step, and below it what else is unfinished. */
export function NextSheet({ step, now, onDiscard }: NextSheetProps) {
  const { minutes, title, why, names, aside, open } = step
  return (
    <StepSheet kind="Next" detail={`about ${minutes}`} title={title}>
      <p key={why}>
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
      <StepButtons>
        <NextStepLink step={step} />
        {step.action === 'resume' && <DiscardButton unfinished={step.unfinished} onDiscard={onDiscard} />}
        {aside && <span className={typography.small}>{aside}</span>}
      </StepButtons>
      <UnfinishedRows open={open} now={now} onDiscard={onDiscard} />
    </StepSheet>
  )
}

/** Leads to the recommended step; a round takes along the items shown as cells. */
function NextStepLink({ step }: { step: NextStep }) {
  const words = (
    <>
      <span>{step.button}</span> <Icon name="arrowRight" />
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

type SuggestedRound = Exclude<NextStep, { action: 'resume' }>

/** Without counts: the squares are counted at a glance, and a number here would differ from that of all that is due. */
const GROUP: Readonly<Record<Purpose, string>> = { due: 'due', pair: 'the pair', new: 'new', mixed: 'mixed' }

/** The round as cells, grouped by why its concepts are asked. Which of its scenarios are sound is not known yet. */
export function StepCells({ step: { action, cells, cellsLabel } }: { step: SuggestedRound }) {
  const groups = PURPOSES.map((purpose) => ({ purpose, own: cells.filter((cell) => cell.purpose === purpose) }))
  return (
    <div className={styles.cells} role="img" aria-label={cellsLabel}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ purpose, own }) => (
          <div key={purpose} className={styles.group}>
            <div className={styles.row}>
              {[...own.entries()].map(([place, { type }]) => (
                <Cell key={place} type={action === 'first round' ? 'open' : type} />
              ))}
            </div>
            {action === 'round' && <span>{GROUP[purpose]}</span>}
          </div>
        ))}
    </div>
  )
}

/** The question that tells the pair apart, in both inks if the pair mixes a fallacy and a bias. */
export function PairNote({ pair: [one, other] }: { pair: readonly [ConceptId, ConceptId] }) {
  const question = useTellApart([one, other])?.text
  if (question === undefined) return null
  const [ink, otherInk] = [itemTypeOf(one), itemTypeOf(other)]
  return (
    <div className={styles.note}>
      <PenNote ink={ink === otherInk ? ink : 'both'}>
        To tell them apart, ask: {question.charAt(0).toLowerCase() + question.slice(1)}
      </PenNote>
    </div>
  )
}
