import { type Day, dayOf } from '@think-twice/core/activity/days'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { answerShares, isCountedDay, SQUARES } from '@think-twice/core/practice/today'
import { countText, wholePercent } from '@think-twice/core/wording/numbers'
import type { AnsweredDay } from '../../../browser/answered-days.ts'
import { useNow } from '../../../browser/clock.ts'
import { useHowOthersAnswered } from '../../../data/today.ts'
import { OptionLetter } from '../../../parts/question/options.tsx'
import { VerdictCell } from '../../../parts/review/verdict.tsx'
import { RuledList } from '../../../ui/layout.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import styles from './how-others-answered.module.css'

type HowOthersAnsweredProps = { day: Day; question: PracticeQuestion; kept: AnsweredDay }

const PLACES = Array.from({ length: SQUARES }, (_, index) => index)

/**
 * The share of learners that chose each option. The counts are the reply to the call that also counts the learner's own
 * answer; without them, nothing is shown.
 */
export function HowOthersAnswered({ day, question, kept }: HowOthersAnsweredProps) {
  // A day is counted as long as it is today anywhere on earth.
  const isCounted = isCountedDay(day, dayOf(useNow()))
  const choice = question.options[kept.option]
  const { data: counts } = useHowOthersAnswered(day, { choice, sentence: kept.sentence, isCounted })
  if (!counts) return null
  return (
    <section aria-labelledby="others">
      <DoubleRule />
      <h2 className={styles.heading} id="others">
        How others answered
      </h2>
      <Crowd counts={counts} question={question} kept={kept} />
    </section>
  )
}

type Counts = { people: number; options: readonly { choice: string; count: number }[] }

function Crowd({ counts, question, kept }: { counts: Counts; question: PracticeQuestion; kept: AnsweredDay }) {
  const shares = answerShares(question, counts.options)
  const type = question.kind === 'sound' ? 'sound' : itemTypeOf(question.concept)
  return (
    <>
      <p
        className={typography.small}
      >{`About ${countText(counts.people)} people so far. One square is one in twenty.`}</p>
      <RuledList as="ol" top={4} className={styles.crowd}>
        {shares.map(({ option, percent, squares }) => {
          const isRight = option === question.correctAnswer
          return (
            <li key={option} data-type={isRight ? type : undefined}>
              {isRight ? <VerdictCell isRight /> : <OptionLetter index={option} />}
              <span className={styles.name}>
                {question.options[option]}
                {option === kept.option && <em>Your answer</em>}
              </span>
              <span className={styles.percent}>{wholePercent(percent)}</span>
              <span className={styles.bars} aria-hidden="true">
                {PLACES.map((square) => (
                  <i key={square} className={square < squares ? styles.filled : undefined} />
                ))}
              </span>
            </li>
          )
        })}
      </RuledList>
    </>
  )
}
