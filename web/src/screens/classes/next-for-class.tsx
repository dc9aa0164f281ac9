import type { TeachersClass } from '@think-twice/contract/classes'
import { type ClassStep, LIVE_MINUTES_A_SCENARIO, USUAL_CLASS_ROUND_LENGTH } from '@think-twice/core/class/class-rounds'
import { choiceName } from '@think-twice/core/concepts/concept-names'
import { conceptsOfPair } from '@think-twice/core/learning/confusions'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { classRoundAddress, newClassRoundAddress } from '../../addresses.ts'
import { PairNote } from '../../parts/next-step/next-step.tsx'
import { StepButtons, StepSheet } from '../../parts/next-step/step-sheet.tsx'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import { oftenText } from './class-words.ts'
import { ParallelButton } from './round/parallel-button.tsx'

const LESSON = `live, about ${USUAL_CLASS_ROUND_LENGTH * LIVE_MINUTES_A_SCENARIO} minutes`

/** What a teacher does next with a class. */
export function NextForClass({ classroom, step }: { classroom: TeachersClass; step: ClassStep }) {
  switch (step.step) {
    case 'wall':
      return (
        <StepSheet kind="Live now" title="A round is on">
          <p>The devices follow the wall. It stands where you left it.</p>
          <StepButtons>
            <PrimaryLink href={classRoundAddress(classroom.id, step.roundId)}>Back to the wall</PrimaryLink>
          </StepButtons>
        </StepSheet>
      )
    case 'week later':
      return (
        <StepSheet kind="Next" detail="assigned, a week" title="See what stayed">
          <p>
            Other scenarios about the same, as difficult as the first time, answered silently. What they get right now
            is what they kept.
          </p>
          <StepButtons>
            <ParallelButton classroom={classroom} roundId={step.roundId} isPrimary />
          </StepButtons>
        </StepSheet>
      )
    case 'pair': {
      const [one, other] = conceptsOfPair(step.pair)
      return (
        <StepSheet kind="Next" detail={LESSON} title={other ? 'One pair to tell apart' : 'One name, used too often'}>
          <p key={`${step.pair.one.was} ${step.pair.one.named} ${step.pair.one.times}`}>
            <b>{choiceName(step.pair.one.was)}</b> and <b>{choiceName(step.pair.one.named)}</b>: this class took one for
            the other {oftenText(step.pair, classroom.kind)}, more often than any other two.
          </p>
          {one && other && <PairNote pair={[one, other]} />}
          <StepButtons>
            <PrimaryLink href={newClassRoundAddress(classroom.id, conceptsOfPair(step.pair))}>
              Choose the scenarios
            </PrimaryLink>
            <span className={typography.small}>You see them before anybody else does.</span>
          </StepButtons>
        </StepSheet>
      )
    }
    case 'first round':
      return (
        <StepSheet kind="Next" detail={LESSON} title="The first round">
          <p>
            {classroom.kind === 'named'
              ? 'Hand out the seat codes, then start: the wall shows the way in, and seats fill as students join.'
              : 'The wall shows the way in, and seats fill as students join. Vote, talk, vote again.'}
          </p>
          <StepButtons>
            <PrimaryLink href={newClassRoundAddress(classroom.id)}>Choose the scenarios</PrimaryLink>
            <span className={typography.small}>You see them before anybody else does.</span>
          </StepButtons>
        </StepSheet>
      )
    case 'mixture':
      return (
        <StepSheet kind="Next" detail={LESSON} title="Another round">
          <p>No two names stand out as mixed up yet. A few more answers will tell what this class takes for what.</p>
          <StepButtons>
            <PrimaryLink href={newClassRoundAddress(classroom.id)}>Choose the scenarios</PrimaryLink>
          </StepButtons>
        </StepSheet>
      )
  }
}

function PrimaryLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={buttons.primary} href={href}>
      {children} <Icon name="arrowRight" />
    </Link>
  )
}
