import type { TeachersClass } from '@think-twice/contract/classes'
import { spacedCode } from '@think-twice/core/class/class-codes'
import { counted } from '@think-twice/core/wording/numbers'
import { Redirect } from 'wouter'
import { classAddress, joinAddress } from '../../../addresses.ts'
import { fullAddress } from '../../../browser/device.ts'
import { type CodedSeat, useClass, useSeatChanges, useSeatCodes } from '../../../data/classes.ts'
import { useAction } from '../../../data/use-action.ts'
import { PrintDesk } from '../../../parts/paper/print-desk.tsx'
import buttons from '../../../ui/button.module.css'
import { Stack } from '../../../ui/layout.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import typography from '../../../ui/text.module.css'
import { ClassPageLoading } from '../class-page.tsx'
import { shortAddress } from '../class-words.ts'
import styles from './print-cards.module.css'

/** Eight fit on a page. */
const CARDS_A_PAGE = 8

/** The join cards of a named class. An anonymous one has none: its code is for everybody. */
export function PrintCards({ classId }: { classId: string }) {
  const query = useClass(classId)
  if (!query.data) return <ClassPageLoading query={query} what="This class" />
  if (query.data.kind === 'anonymous') return <Redirect to={classAddress(classId)} replace />
  return <Cards classroom={query.data} />
}

function Cards({ classroom }: { classroom: TeachersClass }) {
  const codes = useSeatCodes(classroom.id)
  const coded = classroom.seats.flatMap(({ id, label }) => {
    const code = codes.find((each) => each.id === id)?.seatCode
    return code === undefined ? [] : [{ id, label, seatCode: code }]
  })
  const pages = counted(Math.ceil(coded.length / CARDS_A_PAGE), 'page')
  const sheet = {
    name: 'Join cards',
    caption: `${counted(coded.length, 'card')} on ${pages}. Cut along the dashed lines.`,
    content: <JoinCards classroom={classroom} seats={coded} />,
  }
  return (
    <PrintDesk
      back={{ address: classAddress(classroom.id), name: classroom.name }}
      sheets={coded.length > 0 ? [sheet] : []}
    >
      <WithoutCode classroom={classroom} coded={coded} />
    </PrintDesk>
  )
}

/** A card for each seat whose code is known: as a QR code, and in letters for whoever has no camera. */
function JoinCards({ classroom, seats }: { classroom: TeachersClass; seats: readonly CodedSeat[] }) {
  return (
    <Stack className={styles.cards}>
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
    </Stack>
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

/** Seats whose code this page no longer has. The server only has hashes, so a card takes a new code. */
function WithoutCode({ classroom, coded }: { classroom: TeachersClass; coded: readonly { id: string }[] }) {
  const { newCode } = useSeatChanges(classroom.id)
  const missing = classroom.seats.filter(({ id }) => coded.every((seat) => seat.id !== id))
  const unjoined = missing.filter(({ joinedAt }) => joinedAt === null)
  const making = useAction(async () => {
    for (const { id } of unjoined) await newCode.mutateAsync(id)
  }, 'The codes couldn’t be made')
  if (missing.length === 0) return null
  return (
    <Stack gap={3} top={4} start>
      <p className={typography.small}>
        {`${counted(missing.length, 'seat')} without a card: a seat code is shown once, when it is made. ${
          unjoined.length < missing.length
            ? 'Whoever has joined and lost the card gets a new code from you on the page of the class.'
            : ''
        }`}
      </p>
      {unjoined.length > 0 && (
        <button
          type="button"
          className={buttons.small}
          aria-busy={making.isPending}
          disabled={making.isPending}
          onClick={() => making.run()}
        >
          {`Make new codes for the ${counted(unjoined.length, 'seat')} nobody has taken`}
        </button>
      )}
      <div role="alert">{making.problem !== null && <p className={typography.small}>{making.problem}</p>}</div>
    </Stack>
  )
}
