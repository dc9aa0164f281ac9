import { useQuery } from '@tanstack/react-query'
import { postToday } from '@think-twice/contract/today'
import { type Day, dayOf } from '@think-twice/core/activity/days'
import { isBias } from '@think-twice/core/concepts/concept-names'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { choiceIn } from '@think-twice/core/practice/round'
import { isCountedDay } from '@think-twice/core/practice/today'
import { useNow } from '../../browser/clock.ts'
import type { KeptToday } from '../../browser/kept-today.ts'
import { call } from '../../data/api.ts'
import { VerdictCell } from '../../parts/verdict.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { DoubleRule } from '../../ui/double-rule.tsx'
import typography from '../../ui/text.module.css'
import styles from './how-others-answered.module.css'

type HowOthersAnsweredProps = { day: Day; question: PracticeQuestion; kept: KeptToday }

/** One square is one in twenty. */
const SQUARES = Array.from({ length: 20 }, (_, index) => index)

/** What everybody made of it. The own answer is counted with the same call, once; the counts come only with its reply. */
export function HowOthersAnswered({ day, question, kept }: HowOthersAnsweredProps) {
  // A day is counted while it is today anywhere on earth.
  const isCounted = isCountedDay(day, dayOf(useNow()))
  const counts = useQuery({
    queryKey: ['how others answered', day],
    enabled: isCounted,
    queryFn: async () => {
      const choice = question.options[kept.option]!
      const { reply } = await call(postToday, { body: { day, choice, sentence: kept.sentence } })
      return reply.others
    },
  })
  return (
    <section aria-labelledby="others">
      <DoubleRule />
      <h2 className={styles.heading} id="others">
        How others answered
      </h2>
      {counts.data ? (
        <Crowd counts={counts.data} question={question} kept={kept} />
      ) : (
        <p className={typography.small}>
          {!isCounted && 'This was counted on its day, and for those who answered then.'}
          {counts.data === null && 'Too few people have answered so far. From 20 on, you see here what they said.'}
          {isCounted && counts.isPending && 'Asking...'}
          {counts.isError && 'What others said could not be loaded.'}
        </p>
      )}
      {counts.isError && (
        <button type="button" className={classNames(buttons.small, styles.again)} onClick={() => void counts.refetch()}>
          Try again
        </button>
      )}
    </section>
  )
}

type Counts = { people: number; options: readonly { choice: string; count: number }[] }

function Crowd({ counts, question, kept }: { counts: Counts; question: PracticeQuestion; kept: KeptToday }) {
  const all = Math.max(
    1,
    counts.options.reduce((sum, { count }) => sum + count, 0),
  )
  const rows = [...question.options.entries()]
    .map(([option, text]) => {
      const choice = choiceIn(question, option)
      const count = counts.options.find((each) => each.choice === choice)?.count ?? 0
      return { option, text, share: count / all }
    })
    .sort((one, other) => other.share - one.share)
  const ink = question.kind === 'sound' ? styles.sound : isBias(question.fallacyType) ? styles.bias : styles.fallacy
  return (
    <>
      <p className={typography.small}>
        About {counts.people.toLocaleString('en-US')} people so far. One square is one in twenty.
      </p>
      <ol className={styles.crowd}>
        {rows.map(({ option, text, share }) => {
          const isRight = option === question.correctAnswer
          return (
            <li key={text} className={isRight ? ink : undefined}>
              {isRight ? (
                <VerdictCell isRight />
              ) : (
                <span className={styles.letter} aria-hidden="true">
                  {'ABCD'[option]}
                </span>
              )}
              <span className={styles.name}>
                {text}
                {option === kept.option && <em>Your answer</em>}
              </span>
              <span className={styles.percent}>{Math.round(share * 100)}%</span>
              <span className={styles.bars} aria-hidden="true">
                {SQUARES.map((square) => (
                  <i key={square} className={square < Math.round(share * 20) ? styles.on : undefined} />
                ))}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
