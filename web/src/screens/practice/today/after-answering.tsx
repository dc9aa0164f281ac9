import { type Day, dayOf } from '@think-twice/core/activity/days'
import { hoursUntilTomorrow, inHoursText } from '@think-twice/core/activity/hours-until-tomorrow'
import { dayNumber } from '@think-twice/core/practice/day-number'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { squaresLine } from '@think-twice/core/practice/today'
import { Link } from 'wouter'
import { NEW_ROUND_ADDRESS, todayAddress } from '../../../addresses.ts'
import type { AnsweredDay } from '../../../browser/answered-days.ts'
import { localTimeZone, useNow } from '../../../browser/clock.ts'
import { TodaySquares } from '../../../parts/today-squares.tsx'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import styles from './after-answering.module.css'
import { HowOthersAnswered } from './how-others-answered.tsx'
import { ShareToday } from './share-today.tsx'
import { WeekOfDays } from './week-of-days.tsx'

type AfterAnsweringProps = {
  day: Day
  isToday: boolean
  question: PracticeQuestion
  kept: AnsweredDay
  userId: number | null
}

/** Below the verdict: how others answered, the two squares to share, the week, and what comes next. */
export function AfterAnswering({ day, isToday, question, kept, userId }: AfterAnsweringProps) {
  return (
    <>
      <div className={styles.columns}>
        <HowOthersAnswered day={day} question={question} kept={kept} />
        <section aria-labelledby="two-looks">
          <DoubleRule />
          <div className={styles.ticket}>
            <TodaySquares {...kept.squares} />
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

function NextArgument({ day }: { day: Day }) {
  const now = useNow()
  return (
    <p>
      The next argument comes out at midnight.
      <span>
        No. {dayNumber(day) + 1}, {inHoursText(hoursUntilTomorrow(now, localTimeZone()))}. Nothing to keep up with: a
        day missed is just a day.
      </span>
    </p>
  )
}

function ToToday() {
  // The link names its date, since the address without one may still mean the day on which it was opened.
  const today = dayOf(useNow(), localTimeZone())
  return (
    <p>
      <Link className={typography.link} href={todayAddress(today)}>
        Go to today’s argument
      </Link>
    </p>
  )
}
