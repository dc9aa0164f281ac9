import { dayOf } from '@think-twice/core/activity/days'
import { dayNumber } from '@think-twice/core/practice/day-number'
import { Link } from 'wouter'
import { todayAddress } from '../addresses.ts'
import { useAnsweredDays } from '../browser/answered-days.ts'
import { localTimeZone, useNow } from '../browser/clock.ts'
import { useIsHydrated } from '../browser/prerendered-page.ts'
import buttons from '../ui/button.module.css'
import { Row } from '../ui/layout.tsx'
import { DoubleRule } from '../ui/section.tsx'
import typography from '../ui/text.module.css'
import { TodaySquares } from './today-squares.tsx'
import styles from './today-strip.module.css'

/** Waiting for two looks. */
const NO_SQUARES = { name: false, sentence: false }

/** One line about today's argument: an invitation to read it, or how it went. */
export function TodayStrip({ userId }: { userId: number | null }) {
  const day = dayOf(useNow(), localTimeZone())
  const isHydrated = useIsHydrated()
  const answered = useAnsweredDays(userId)[day]
  return (
    <section aria-labelledby="todays-argument">
      <DoubleRule />
      <Row className={styles.line} gap={4} rowGap={3}>
        <TodaySquares squares={answered?.squares ?? NO_SQUARES} look="small" isDecoration={!answered} />
        <div className={styles.text}>
          <h2 id="todays-argument">Today’s argument</h2>
          <p className={typography.small}>
            <span className={styles.number} key={isHydrated ? day : undefined}>
              No. {isHydrated ? dayNumber(day) : <b>00</b>}.{' '}
            </span>
            <span>
              {answered ? 'A new one comes out at midnight.' : 'One a day, the same for everyone, and one try.'}
            </span>
          </p>
        </div>
        <Link className={buttons.small} href={todayAddress()} aria-describedby="todays-argument">
          {answered ? 'See it again' : 'Read it'}
        </Link>
      </Row>
    </section>
  )
}
