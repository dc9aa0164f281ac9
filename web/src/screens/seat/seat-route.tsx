import { readJoinCode } from '@think-twice/core/class/class-codes'
import { useState } from 'react'
import { usePageTitle } from '../../browser/page-title.ts'
import { seatIn, useSeats } from '../../browser/seats.ts'
import { EnterCode } from './enter-code.tsx'
import { JoinClass } from './join-class.tsx'
import { SeatScreen } from './seat-screen.tsx'

/** The screen of `?class=`: asks for a join code, offers a seat, or shows the page of the seat that this device has. */
export function SeatRoute({ typed }: { typed: string }) {
  const code = readJoinCode(typed)
  usePageTitle('Class')
  const seat = seatIn(code ?? '', useSeats())
  /** The code of the seat, which the server sends only once; a reload forgets it. */
  const [seatCode, setSeatCode] = useState<string | null>(null)
  /** The id of a seat that the server no longer knows. */
  const [goneId, setGoneId] = useState<string | null>(null)

  if (code === null) return <EnterCode wrong={typed === '' ? null : typed} />
  if (seat === null || seat.id === goneId) {
    const onJoined = (given: string | null) => {
      setSeatCode(given)
      setGoneId(null)
    }
    return <JoinClass code={code} typed={typed} isSeatGone={goneId !== null} onJoined={onJoined} />
  }
  return (
    <SeatScreen
      key={seat.id}
      seat={seat}
      seatCode={seatCode}
      onCodeKept={() => setSeatCode(null)}
      onGone={() => setGoneId(seat.id)}
    />
  )
}
