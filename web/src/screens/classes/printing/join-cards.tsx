import type { TeachersClass } from '@think-twice/contract/classes'
import { spacedCode } from '@think-twice/core/class/class-codes'
import { joinAddress } from '../../../addresses.ts'
import { fullAddress } from '../../../browser/device.ts'
import type { CodedSeat } from '../../../data/classes.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { shortAddress } from '../short-address.ts'
import styles from './join-cards.module.css'

/** Eight fit on a page. */
export const CARDS_A_PAGE = 8

/** A card for each seat whose code is known: as a QR code, and in letters for whoever has no camera. */
export function JoinCards({ classroom, seats }: { classroom: TeachersClass; seats: readonly CodedSeat[] }) {
  return (
    <div className={styles.cards}>
      {seats.map(({ id, label, seatCode }) => (
        <article key={id} className={styles.card}>
          <div className={styles.who}>
            <p>{classroom.name}</p>
            <h3>{label}</h3>
            <CodeOf what="Join code" code={classroom.code} />
          </div>
          <div>
            <QrCode
              text={fullAddress(joinAddress(classroom.code, seatCode))}
              label={`QR code of the seat of ${label}`}
            />
          </div>
          <CodeOf what="Your seat code" code={seatCode} />
          <p className={styles.how}>
            Point a phone at the square, or go to {shortAddress()}. Your teacher sees the answers of this seat in this
            class, and nothing else from this site. Keep the card: it’s your way back in.
          </p>
        </article>
      ))}
    </div>
  )
}

function CodeOf({ what, code }: { what: string; code: string }) {
  return (
    <dl className={styles.code}>
      <dt>{what}</dt>
      <dd>{spacedCode(code)}</dd>
    </dl>
  )
}
