import { type Day, dayOf } from '@think-twice/core/activity/days'
import { numberOf } from '@think-twice/core/practice/day-number'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { squaresLine } from '@think-twice/core/practice/today'
import { Link } from 'wouter'
import { NEW_ROUND_ADDRESS, todayAddress } from '../../addresses.ts'
import { localTimeZone, useNow } from '../../browser/clock.ts'
import type { KeptToday } from '../../browser/kept-today.ts'
import { Looked } from '../../parts/looked.tsx'
import buttons from '../../ui/button.module.css'
import { DoubleRule } from '../../ui/double-rule.tsx'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import styles from './after-today.module.css'
import { HowOthersAnswered } from './how-others-answered.tsx'
import { ShareToday } from './share-today.tsx'
import { WeekOfDays } from './week-of-days.tsx'

type AfterTodayProps = {
  day: Day
  isToday: boolean
  question: PracticeQuestion
  kept: KeptToday
  userId: number | null
}

/** Below the verdict: how others answered, the two squares to share, the week, and what comes next. */
export function AfterToday({ day, isToday, question, kept, userId }: AfterTodayProps) {
  return (
    <>
      <div className={styles.columns}>
        <HowOthersAnswered day={day} question={question} kept={kept} />
        <section aria-labelledby="two-looks">
          <DoubleRule />
          <div className={styles.ticket}>
            <Looked {...kept.squares} />
            <div>
              <h2 id="two-looks">{squaresLine(kept.squares).replace(/\.$/, '')}</h2>
              <p className={styles.sub}>One square for the name, one for the sentence.</p>
            </div>
          </div>
          <ShareToday day={day} kept={kept} />
          <WeekOfDays day={day} userId={userId} />
        </section>
      </div>
      <div className={styles.tomorrow}>
        {isToday ? <NextArgument day={day} /> : <ToToday />}
        <Link className={buttons.primary} href={NEW_ROUND_ADDRESS}>
          Play a round <Icon name="arrowRight" />
        </Link>
      </div>
    </>
  )
}

const HOUR = 3_600_000

function NextArgument({ day }: { day: Day }) {
  const now = useNow()
  return (
    <p>
      The next argument comes out at midnight.
      <span>
        No. {numberOf(day) + 1}, {hoursText(hoursUntilTomorrow(now))}. Nothing to keep up with: a day missed is just a
        day.
      </span>
    </p>
  )
}

function ToToday() {
  return (
    <p>
      <Link className={typography.link} href={todayAddress()}>
        To today’s argument
      </Link>
    </p>
  )
}

/** Whole hours until the learner's own day changes; days with a change of the clock are counted as they are. */
function hoursUntilTomorrow(now: number): number {
  const today = dayOf(now, localTimeZone())
  let hours = 0
  while (hours < 26 && dayOf(now + (hours + 1) * HOUR, localTimeZone()) === today) hours += 1
  return hours
}

function hoursText(hours: number): string {
  if (hours === 0) return 'in less than an hour'
  return hours === 1 ? 'in about an hour' : `in about ${hours} hours`
}
