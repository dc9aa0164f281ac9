import { useMutation } from '@tanstack/react-query'
import type { SeatView } from '@think-twice/contract/seats'
import { dayOf } from '@think-twice/core/activity/days'
import { assignedRoundToPlay, seatProgress } from '@think-twice/core/class/class-rounds'
import { minutesFor } from '@think-twice/core/practice/minutes'
import { roundItems } from '@think-twice/core/practice/round-answers'
import { itemsOfLink } from '@think-twice/core/practice/round-link'
import { counted } from '@think-twice/core/wording/numbers'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { roundAddress } from '../../addresses.ts'
import { localTimeZone, timeNow } from '../../browser/clock.ts'
import { seatOwner } from '../../browser/kept-records.ts'
import { keepNewRound, useRounds } from '../../browser/rounds.ts'
import { type KeptSeat, keepAssigned } from '../../browser/seats.ts'
import { readSettings } from '../../browser/settings.ts'
import { fetchPracticeIndex, fetchPracticeOf } from '../../data/content.ts'
import { fetchAssignedRound } from '../../data/seats.ts'
import { CellLine } from '../../parts/cells.tsx'
import { dayText, longWeekdayText } from '../../parts/date-text.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Columns, Stack } from '../../ui/layout.tsx'
import { notLoadedText } from '../../ui/loading.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import { NoNetwork } from './live-step.tsx'
import styles from './seat.module.css'
import { type Coupon, SeatCoupon } from './seat-coupon.tsx'

type Rounds = SeatView['rounds']

type SeatHomeProps = {
  seat: KeptSeat
  rounds: Rounds
  isServerReached: boolean
  coupon: Coupon | null
}

/** The page of a seat while no round is live: its assigned rounds, and a word on what happens next. */
export function SeatHome({ seat, rounds, isServerReached, coupon }: SeatHomeProps) {
  return (
    <Columns gap={8}>
      <section aria-labelledby="youre-in">
        <DoubleRule />
        <h2 className={styles.title} id="youre-in">
          You’re in.
        </h2>
        <p className={styles.lead}>When your teacher starts, the first scenario appears here by itself.</p>
        {!isServerReached && <NoNetwork />}
        {coupon && <SeatCoupon {...coupon} />}
      </section>
      <AssignedRounds seat={seat} rounds={rounds} />
    </Columns>
  )
}

/** The assigned rounds of a seat. */
export function AssignedRounds({ seat, rounds }: Pick<SeatHomeProps, 'seat' | 'rounds'>) {
  const assigned = rounds.filter(({ kind }) => kind === 'assigned')
  if (assigned.length === 0) return null
  return (
    <Stack gap={8} className={styles.rounds}>
      {assigned.map((round) => (
        <AssignedRoundRow key={round.id} seat={seat} round={round} />
      ))}
    </Stack>
  )
}

type AssignedRowProps = { seat: KeptSeat; round: Rounds[number] }

function AssignedRoundRow({ seat, round }: AssignedRowProps) {
  const { id, isSilent, scenarios, dueAt } = round
  const kept = useRounds()[assignedRoundId(seat, id)]?.round
  const { answered, isOpen } = seatProgress(round, kept?.answers.length ?? 0)
  useEffect(() => {
    if (!isOpen || seat.assigned[id]) return
    // If this fails, it is fetched again when somebody begins it.
    fetchAssignedRound(seat.code, id).then(
      (found) => keepAssigned(seat.id, id, found),
      () => {},
    )
  }, [isOpen, seat, id])
  return (
    <section aria-labelledby={`round-${id}`}>
      <DoubleRule />
      <h2 className={styles.heading} id={`round-${id}`}>
        {isSilent ? 'A week later' : 'A round for you'}
      </h2>
      <p className={typography.small}>
        {`${counted(scenarios, 'scenario')}, about ${minutesFor(scenarios, isSilent ? 'attempt' : 'round')}.${dueAt !== null && isOpen ? ` By ${dueText(dueAt)}.` : ''}`}
      </p>
      <CellLine
        types={Array.from({ length: scenarios }, (_, place) => (place < answered ? 'filled' : 'open'))}
        label={`${answered} of ${scenarios} answered`}
      />
      {isOpen ? (
        <>
          <BeginRound seat={seat} roundId={id} isBegun={kept !== undefined} />
          <p className={typography.fine}>
            {isSilent ? 'You see how it went at the end.' : 'You see why after each answer.'} It also works without a
            network. Once is enough.
          </p>
        </>
      ) : (
        <p className={typography.small}>
          <span>{answered === scenarios ? 'Done.' : 'This round is over.'}</span>{' '}
          {kept?.state === 'ended' && (
            <Link className={typography.link} href={roundAddress(kept.id)}>
              See how it went
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

function BeginRound({ seat, roundId, isBegun }: { seat: KeptSeat; roundId: string; isBegun: boolean }) {
  const [, navigate] = useLocation()
  const beginning = useMutation({
    mutationFn: async () => {
      if (!isBegun) await beginAssignedRound(seat, roundId)
      navigate(roundAddress(assignedRoundId(seat, roundId)))
    },
    onError: (error) => console.warn('The round could not be loaded.', error),
  })
  return (
    <Stack gap={3} start className={styles.actions}>
      <button
        type="button"
        className={buttons.primary}
        disabled={beginning.isPending}
        onClick={() => beginning.mutate()}
      >
        <span>{isBegun ? 'Continue' : 'Start'}</span> <Icon name="arrowRight" />
      </button>
      {beginning.isError && <p role="alert">{notLoadedText('The round')}</p>}
    </Stack>
  )
}

/** The id of an assigned round on this device; always the same, because a seat plays it once. */
function assignedRoundId({ id }: Pick<KeptSeat, 'id'>, roundId: string): string {
  return `class-${id}-${roundId}`
}

/** Begins an assigned round after the answers that this seat has given on other devices. */
async function beginAssignedRound(seat: KeptSeat, roundId: string): Promise<void> {
  const found = await fetchAssignedRound(seat.code, roundId).catch((error: unknown) => {
    const known = seat.assigned[roundId]
    if (!known) throw error
    return known
  })
  const { scenarioIds, answered, isSilent } = found
  const drawn = itemsOfLink({ scenarioIds }, await fetchPracticeIndex())
  const items = roundItems(drawn, await fetchPracticeOf(drawn.map(({ concept }) => concept)))
  // Answers are sent by position, so a round with a gap must not be played.
  if (items.length < scenarioIds.length) throw new Error('Not every scenario of the round is published here.')
  const settings = { isSilent, asksSentence: readSettings().whereDoesItBreak }
  keepNewRound({
    round: assignedRoundToPlay(assignedRoundId(seat, roundId), items, answered, settings, timeNow()),
    origin: { kind: 'class', roundId, code: seat.code, className: seat.view.class.name },
    ownerId: seatOwner(seat.id),
    masteredBefore: null,
  })
}

/** 'Friday, Nov 20'. */
function dueText(dueAt: number): string {
  // A day ends with the first moment of the next.
  const day = dayOf(dueAt - 1, localTimeZone())
  return `${longWeekdayText(day)}, ${dayText(day)}`
}
