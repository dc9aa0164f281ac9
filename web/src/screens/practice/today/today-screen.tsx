import { useQuery } from '@tanstack/react-query'
import { type Day, dayOf } from '@think-twice/core/activity/days'
import { dayNumber } from '@think-twice/core/practice/day-number'
import { askedDay, DAY_PROBLEMS } from '@think-twice/core/practice/today'
import { useState } from 'react'
import { Link } from 'wouter'
import { todayAddress } from '../../../addresses.ts'
import { localTimeZone, useNow } from '../../../browser/clock.ts'
import { useCurrentUser } from '../../../browser/current-user.ts'
import { usePageTitle } from '../../../browser/page-title.ts'
import { fetchQuestionOfDay } from '../../../data/today.ts'
import { Footer } from '../../../frame/footer.tsx'
import pages from '../../../frame/page.module.css'
import { SkipLink } from '../../../frame/page.tsx'
import { longDayText } from '../../../parts/date-text.ts'
import { AttemptBar } from '../../../parts/question/attempt-bar.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Row } from '../../../ui/layout.tsx'
import { Loader, ScreenNotLoaded } from '../../../ui/loading.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { TodayPlay } from './today-play.tsx'
import styles from './today-screen.module.css'

/** A page of a daily paper: one argument, the same for everyone, and one try. `asked` is the value after `today=`. */
export function TodayScreen({ asked }: { asked: string }) {
  const today = dayOf(useNow(), localTimeZone())
  // After midnight, the learner keeps the argument they opened.
  const [openedOn] = useState(today)
  const read = askedDay(asked === '' ? openedOn : asked, today)
  usePageTitle(read.ok && !read.isToday ? 'A past argument' : 'Today’s argument')
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <AttemptBar exit={{ href: '/', hint: 'Back to Home' }} />
      <main id="main" className={classNames(pages.width, styles.today)} tabIndex={-1}>
        {read.ok ? (
          <OfDay key={read.day} day={read.day} isToday={read.isToday} />
        ) : (
          <NoArgument reason={DAY_PROBLEMS[read.problem]} />
        )}
      </main>
      <Footer />
    </>
  )
}

function OfDay({ day, isToday }: { day: Day; isToday: boolean }) {
  const user = useCurrentUser()
  const question = useQuestionOfDay(day)
  return (
    <>
      <DoubleRule />
      <Row between baseline gap={6} rowGap={1} className={styles.head}>
        <h1 className={typography.pageTitle}>{isToday ? 'Today’s argument' : 'A past argument'}</h1>
        <p className={styles.date}>
          No. {dayNumber(day)}, {longDayText(day)}
        </p>
      </Row>
      {question.isPending && (
        <div className={styles.fetching}>
          <Loader>Fetching the argument...</Loader>
        </div>
      )}
      {question.isError && <ScreenNotLoaded what="The argument" onTryAgain={question.refetch} />}
      {question.data === null && <p className={typography.small}>No argument is planned for this day.</p>}
      {question.data && (
        <TodayPlay key={user?.id ?? 'visitor'} day={day} isToday={isToday} question={question.data} user={user} />
      )}
    </>
  )
}

function NoArgument({ reason }: { reason: string }) {
  return (
    <>
      <DoubleRule />
      <div className={styles.head}>
        <h1 className={typography.pageTitle}>No argument here</h1>
      </div>
      <p className={typography.lead}>{reason}</p>
      <Row top={5}>
        <Link className={buttons.primary} href={todayAddress()}>
          Go to today’s argument
        </Link>
      </Row>
    </>
  )
}

/** The argument of a day, with its options in that day's order; null when none is planned. */
export function useQuestionOfDay(day: Day) {
  return useQuery({ queryKey: ['argument of the day', day], queryFn: () => fetchQuestionOfDay(day) })
}
