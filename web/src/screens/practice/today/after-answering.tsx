import { type Day, dayOf, hoursUntilTomorrow, inHoursText } from '@think-twice/core/activity/days'
import { dayNumber } from '@think-twice/core/practice/day-number'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { ownDaysAround, shareText, squaresLine } from '@think-twice/core/practice/today'
import { useState } from 'react'
import { Link } from 'wouter'
import { NEW_ROUND_ADDRESS, todayAddress } from '../../../addresses.ts'
import { type AnsweredDay, dropAnsweredDay, useAnsweredDays } from '../../../browser/answered-days.ts'
import { localTimeZone, timeNow, useNow } from '../../../browser/clock.ts'
import type { CurrentUser } from '../../../browser/current-user.ts'
import { daysInTab } from '../../../browser/visit.ts'
import { longDayText, weekdayText } from '../../../parts/date-text.ts'
import { TodaySquares } from '../../../parts/today-squares.tsx'
import actions from '../../../ui/actions.module.css'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Columns, Row } from '../../../ui/layout.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { ShareButtons } from '../question/share-buttons.tsx'
import styles from './after-answering.module.css'
import { HowOthersAnswered } from './how-others-answered.tsx'

type AfterAnsweringProps = {
  day: Day
  isToday: boolean
  question: PracticeQuestion
  kept: AnsweredDay
  user: CurrentUser | null
}

/** Below the verdict: how others answered, the two squares to share, the week, and what comes next. */
export function AfterAnswering({ day, isToday, question, kept, user }: AfterAnsweringProps) {
  return (
    <>
      <Columns gap={8} className={styles.columns}>
        <HowOthersAnswered day={day} question={question} kept={kept} />
        <section aria-labelledby="two-looks">
          <DoubleRule />
          <div className={styles.ticket}>
            <TodaySquares squares={kept.squares} look="large" />
            <div>
              <h2 id="two-looks">{squaresLine(kept.squares).replace(/\.$/, '')}</h2>
              <p className={styles.note}>One square for the name, one for the sentence.</p>
            </div>
          </div>
          <ShareToday day={day} kept={kept} />
          {user === null && <NotYou day={day} />}
          <WeekOfDays day={day} user={user} />
        </section>
      </Columns>
      <Row between gap={6} rowGap={3} top={8} className={classNames(actions.wideOnPhones, styles.tomorrow)}>
        {isToday ? <NextArgument day={day} /> : <ToToday />}
        <Link className={buttons.primary} href={NEW_ROUND_ADDRESS}>
          Play a round <Icon name="arrowRight" />
        </Link>
      </Row>
    </>
  )
}

function NextArgument({ day }: { day: Day }) {
  const now = useNow()
  return (
    <p>
      The next argument comes out at midnight.
      <span>
        {`No. ${dayNumber(day) + 1}, ${inHoursText(hoursUntilTomorrow(now, localTimeZone()))}. Nothing to keep up with: a day missed is just a day.`}
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

/** The shared text says how it went, and never what the argument was. */
function ShareToday({ day, kept: { squares } }: { day: Day; kept: AnsweredDay }) {
  const address = location.origin + todayAddress(day)
  const text = shareText(day, squares, address)
  return (
    <div data-top={5}>
      <p className={styles.copy}>
        Think Twice No. {dayNumber(day)} <TodaySquares squares={squares} look="inline" isDecoration />
        <br />
        {squaresLine(squares)}
        <br />
        {address}
      </p>
      <ShareButtons text={text} what="Text" share={{ text }} />
    </div>
  )
}

/** On a shared computer the answer may be somebody else's: forgets it, so that the argument is asked again. */
function NotYou({ day }: { day: Day }) {
  const [wasAnsweredNow] = useState(() => daysInTab.read().includes(day))
  if (wasAnsweredNow) return null
  return (
    <p className={styles.notYou}>
      Not you?{' '}
      <button type="button" className={typography.link} onClick={() => dropAnsweredDay(null, day)}>
        Answer it yourself
      </button>
    </p>
  )
}

/** Up to seven days around the one being looked at, each a link to its argument. A missed day is a dash. */
export function WeekOfDays({ day, user }: { day: Day; user: CurrentUser | null }) {
  const today = dayOf(timeNow(), localTimeZone())
  const answered = useAnsweredDays(user?.id ?? null)
  const arrivals = [
    ...Object.values(answered).map(({ at }) => at),
    user ? new Date(user.createdAt).getTime() : timeNow(),
  ]
  const cameOn = dayOf(Math.min(...arrivals), localTimeZone())
  const days = ownDaysAround(day, today, { cameOn, answered })
  if (days.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{days.at(-1) === today ? 'Your week' : 'The days around this one'}</h3>
      <Row as="ol" className={styles.days}>
        {days.map((each) => {
          const squares = answered[each]?.squares
          return (
            <li key={each}>
              <Link href={todayAddress(each)} aria-current={each === day ? 'date' : undefined}>
                {squares ? <TodaySquares squares={squares} look="small" /> : <Dash />}
                <span aria-hidden="true">{each === today ? 'Today' : weekdayText(each)}</span>
                <span className={typography.visuallyHidden}>
                  No. {dayNumber(each)}, {longDayText(each)}
                </span>
              </Link>
            </li>
          )
        })}
      </Row>
    </>
  )
}

function Dash() {
  return (
    <span className={styles.none}>
      <span className={typography.visuallyHidden}>Not answered: </span>
    </span>
  )
}
