import type { Day } from '@think-twice/core/activity/days'
import { dayNumber } from '@think-twice/core/practice/day-number'
import { shareText, squaresLine } from '@think-twice/core/practice/today'
import { todayAddress } from '../../../addresses.ts'
import type { AnsweredDay } from '../../../browser/answered-days.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ShareButtons } from '../question/share-buttons.tsx'
import styles from './share-today.module.css'

/** What is shared says how it went, and never what it was. */
export function ShareToday({ day, kept: { squares } }: { day: Day; kept: AnsweredDay }) {
  const address = `${location.host}${todayAddress(day)}`
  const text = shareText(day, squares, address)
  return (
    <div className={styles.share}>
      <p className={styles.copy}>
        Think Twice No. {dayNumber(day)}{' '}
        <span className={styles.squares} aria-hidden="true">
          <i className={classNames(styles.one, !squares.name && styles.miss)} />
          <i className={classNames(styles.two, !squares.sentence && styles.miss)} />
        </span>
        <br />
        {squaresLine(squares)}
        <br />
        {address}
      </p>
      <ShareButtons text={text} what="Text" share={{ text }} />
    </div>
  )
}
