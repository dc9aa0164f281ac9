import { LIVE_MINUTES_A_SCENARIO, USUAL_CLASS_ROUND_LENGTH } from '@think-twice/core/class/class-rounds'
import { inWords } from '@think-twice/core/wording/numbers'
import { Section } from '../../ui/section.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './lesson-minutes.module.css'

/** The steps of a lesson about one argument; `cells` are quarters of a minute, 20 in all. */
const STEPS: readonly { name: string; time: string; cells: number; detail: string }[] = [
  {
    name: 'Vote',
    time: '1 min',
    cells: 4,
    detail: 'Everybody chooses alone and says how sure. The wall counts answers, nothing else.',
  },
  {
    name: 'Split',
    time: '½ min',
    cells: 2,
    detail: 'Four bars without names. Nobody sees which one is the crowd’s, so nobody can follow it.',
  },
  { name: 'Talk', time: '2 min', cells: 8, detail: 'Find somebody who chose differently. You walk around and listen.' },
  { name: 'Again', time: '½ min', cells: 2, detail: 'The same argument, voted on once more, alone.' },
  {
    name: 'Both',
    time: '1 min',
    cells: 4,
    detail:
      'Both votes side by side, the words that decide, the reasons. Where one changed fact turns the verdict, that comes last.',
  },
]

/** The five minutes of one argument, a row for each step and a cell for each quarter of a minute. */
export function LessonMinutes() {
  return (
    <Section title="Five minutes an argument" size="large">
      <Text look="small" top={3} className={styles.intro}>
        One cell is fifteen seconds. {inWords(USUAL_CLASS_ROUND_LENGTH, true)} arguments make the{' '}
        {USUAL_CLASS_ROUND_LENGTH * LIVE_MINUTES_A_SCENARIO} minutes; you can stop after any of them.
      </Text>
      <ol className={styles.steps}>
        {STEPS.map(({ name, time, detail }, place) => (
          <li key={name}>
            <h3>{name}</h3>
            <span>{time}</span>
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
  return [...STEPS.flatMap(({ cells }, step) => Array.from({ length: cells }, () => step === place)).entries()]
}
