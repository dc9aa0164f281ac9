import { MINUTE } from '@think-twice/core/activity/days'
import { LIVE_MINUTES_A_SCENARIO, USUAL_CLASS_ROUND_LENGTH } from '@think-twice/core/class/class-rounds'
import { TALK_TIME } from '@think-twice/core/class/round-state'
import { inWords } from '@think-twice/core/wording/numbers'
import { Section } from '../../ui/section.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './lesson-minutes.module.css'

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
