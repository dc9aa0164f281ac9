import { useMutation, useQuery } from '@tanstack/react-query'
import { counted } from '@think-twice/core/wording/numbers'
import { seatOwner } from '../browser/kept-records.ts'
import type { KeptSeat } from '../browser/seats.ts'
import { problemOf } from '../data/http.ts'
import { giveUpSeat } from '../data/seats.ts'
import { drainOutbox } from '../saving/outbox.ts'
import { countWaiting, forgetSeat } from '../saving/save-seat-answer.ts'
import buttons from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Stack } from '../ui/layout.tsx'
import typography from '../ui/text.module.css'
import styles from './leave-seat.module.css'

type LeaveSeatProps = { seat: KeptSeat; onClose: () => void; onLeft: () => void }

/** Leaves a seat, with or without deleting what it answered. Nothing that waits to be sent is lost on the way. */
export function LeaveSeat({ seat, onClose, onLeft }: LeaveSeatProps) {
  const { id, view } = seat
  const owner = seatOwner(id)
  const { data: waiting = 0 } = useQuery({
    queryKey: ['answers that wait', owner],
    queryFn: () => countWaiting(owner),
    staleTime: 0,
  })
  const leaving = useMutation({
    mutationFn: (withAnswers: boolean) => tryLeaving(seat, withAnswers),
    onSuccess: (problem) => problem === null && onLeft(),
  })
  return (
    <Dialog title="Leave this seat?" onClose={onClose}>
      <Stack gap={3} top={3}>
        <p className={typography.small}>
          {`This device forgets ${view.class.name} and what it kept of it.${waiting > 0 ? ` ${counted(waiting, 'answer isn’t sent yet; it goes', 'answers aren’t sent yet; they go')} first.` : ''}`}
        </p>
        {leaving.data && (
          <p className={styles.problem} role="alert">
            {leaving.data}
          </p>
        )}
        <button
          type="button"
          className={buttons.primary}
          disabled={leaving.isPending}
          onClick={() => leaving.mutate(false)}
        >
          Leave the seat
        </button>
        <button type="button" className={buttons.button} onClick={onClose}>
          Stay
        </button>
        <p className={typography.small}>
          To come back you need your seat code.{' '}
          {view.class.kind === 'anonymous'
            ? 'Without it you’d take a new seat; the answers of this one stay in the class’s counts.'
            : 'Your answers stay with your teacher.'}
        </p>
        <button
          type="button"
          className={classNames(buttons.plain, styles.delete)}
          disabled={leaving.isPending}
          onClick={() => leaving.mutate(true)}
        >
          Delete my answers and leave
        </button>
        <p className={typography.fine}>They’re gone from the class’s counts at once.</p>
      </Stack>
    </Dialog>
  )
}

/** Leaves; resolves to what prevented that, in words, or null. */
async function tryLeaving({ id, code }: KeptSeat, withAnswers: boolean): Promise<string | null> {
  try {
    if (!withAnswers) {
      await drainOutbox()
      if ((await countWaiting(seatOwner(id))) > 0) {
        return 'Your answers aren’t sent yet. Leave when the connection is back.'
      }
    }
    await giveUpSeat(code, { withAnswers })
  } catch (error) {
    return problemOf(error, 'You couldn’t leave').message
  }
  await forgetSeat(id)
  return null
}
