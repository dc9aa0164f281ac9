import { MINUTE } from '@think-twice/core/activity/days'
import { LIVE_MINUTES_A_SCENARIO, USUAL_CLASS_ROUND_LENGTH } from '@think-twice/core/class/class-rounds'
import { TALK_TIME } from '@think-twice/core/class/round-state'
import type { Sureness } from '@think-twice/core/vocabulary'
import { inWords } from '@think-twice/core/wording/numbers'
import { Ballot, surenessLabel, votedCells } from '../../parts/ballot.tsx'
import { Glyph } from '../../parts/cells.tsx'
import { StepSheet } from '../../parts/next-step/step-sheet.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { Stack } from '../../ui/layout.tsx'
import pen from '../../ui/pen.module.css'
import { PenNote } from '../../ui/pen.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import styles from './lesson.module.css'

/** A made-up class, and its answers that named the flaw, before and after talking. */
const STUDENTS = 28
const BEFORE = { guess: 1, fairly: 4, sure: 3 } as const
const AFTER = { guess: 2, fairly: 7, sure: 10 } as const

/** One argument of the practice pool, and what a class could have made of it. */
export function LessonExample() {
  return (
    <StepSheet
      kind="One argument"
      detail={`in a made-up class of ${STUDENTS}`}
      title={`${sumOf(BEFORE)} right, then ${sumOf(AFTER)}`}
    >
      <p className={styles.quote}>
        One bunk at the weather station, and both want July. “The supply ship, the only way on or off the island,{' '}
        <span className={pen.wave}>comes every Monday</span>. It’s Piet or Odile, and Odile went last year, so it’ll be
        Piet.”
      </p>
      <p className={styles.name}>
        <Glyph type="fallacy" /> Black-or-White
      </p>
      <div className={styles.votes}>
        <Vote title="First vote" votes={BEFORE} />
        <Vote title="After talking" votes={AFTER} />
      </div>
      <Stack top={5}>
        <PenNote ink="fallacy">If the ship comes every Monday, they can share the month.</PenNote>
      </Stack>
    </StepSheet>
  )
}

type Votes = Readonly<Record<Sureness, number>>

function sumOf({ guess, fairly, sure }: Votes): number {
  return guess + fairly + sure
}

function Vote({ title, votes }: { title: string; votes: Votes }) {
  const count = sumOf(votes)
  return (
    <div>
      <h3>{title}</h3>
      <Ballot cells={votedCells(count, votes)} label={surenessLabel(votes)} ink="fallacy" />
      <p className={typography.fine}>
        {count} of {STUDENTS} said so, {votes.sure} of them sure
      </p>
    </div>
  )
}

/** The steps of a lesson about one argument. */
const STEPS: readonly { name: string; minutes: number; detail: string }[] = [
  {
    name: 'Vote',
    minutes: 1,
    detail: 'Everybody chooses alone and says how sure. The wall counts answers, nothing else.',
  },
  {
    name: 'Split',
    minutes: 0.5,
    detail: 'Four bars without names. Nobody sees which one is the crowd’s, so nobody can follow it.',
  },
  {
    name: 'Talk',
    minutes: TALK_TIME / MINUTE,
    detail: 'Find somebody who chose differently. You walk around and listen.',
  },
  { name: 'Again', minutes: 0.5, detail: 'The same argument, voted on once more, alone.' },
  {
    name: 'Both',
    minutes: 1,
    detail:
      'Both votes side by side, the words that decide, the reasons. Where one changed fact turns the verdict, that comes last.',
  },
]

const CELLS_A_MINUTE = 4

/** The minutes of one argument, a row for each step and a cell for each quarter of a minute. */
export function LessonMinutes() {
  return (
    <Section title={`${inWords(LIVE_MINUTES_A_SCENARIO, true)} minutes an argument`} size="large">
      <Text look="small" top={3} className={styles.intro}>
        One cell is fifteen seconds. {inWords(USUAL_CLASS_ROUND_LENGTH, true)} arguments make the{' '}
        {USUAL_CLASS_ROUND_LENGTH * LIVE_MINUTES_A_SCENARIO} minutes; you can stop after any of them.
      </Text>
      <ol className={styles.steps}>
        {STEPS.map(({ name, minutes, detail }, place) => (
          <li key={name}>
            <h3>{name}</h3>
            <span>{minutes === 0.5 ? '½' : minutes} min</span>
            <span className={styles.cells} aria-hidden="true">
              {cellsOf(place).map(([cell, isIts]) => (
                <i key={cell} data-on={isIts || undefined} />
              ))}
            </span>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** All cells of an argument's time, and whether each is this step's. */
function cellsOf(place: number): [number, boolean][] {
  const isIts = STEPS.flatMap(({ minutes }, step) => Array<boolean>(CELLS_A_MINUTE * minutes).fill(step === place))
  return [...isIts.entries()]
}

/** The evidence for voting, talking and voting again, with its limits. */
export function WhyTalk() {
  return (
    <Section title="Why talk" size="large">
      <Figures label="Right answers in geology courses" top={5}>
        <Figure title="First vote" level="h3" number="51%" />
        <Figure title="After talking" level="h3" number="71%" />
        <Figure title="On the exam" level="h3" number="68%" />
      </Figures>
      <Text look="small" top={4} className={styles.intro}>
        Right answers in geology courses that voted, talked and voted again; reviewed in Vickrey et al. 2015,{' '}
        <i>CBE: Life Sciences Education</i>. That was there. For your class, a parallel round a week later shows what
        stayed, with its margin.
      </Text>
    </Section>
  )
}
