import { reportedTime } from '@think-twice/core/activity/days'
import { readJoinCode } from '@think-twice/core/class/class-codes'
import { SEAT_KEPT, SEATS_A_CLASS } from '@think-twice/core/class/class-limits'
import { assignedVoteTaking, liveVoteTaking, type VoteTaking } from '@think-twice/core/class/round-state'
import { claimedSeats, type SentCookies } from '../accounts/cookies.ts'
import { Refusal } from '../refusal.ts'
import type { StoredRound, StoredVote } from '../storage/classes/class-rounds.ts'
import type { StoredClass } from '../storage/classes/classes.ts'
import type { StoredSeat, TokensSeat } from '../storage/classes/seats.ts'
import type { Stores } from '../storage/stores.ts'
import { countAsPractice } from './class-rounds.ts'
import { touchClass } from './classes.ts'
import { createId, createSeatCode, hashOf, hashOfTypedCode } from './ids.ts'

/** A seat whose token a browser presented. */
export type Seated = TokensSeat & {
  /** The join code in the name of its cookie, which the class may since have changed. */
  cookieCode: string
}

/** Devices that can have one seat; past this the one whose time is up first is out. */
const DEVICES_A_SEAT = 10

/** The seat of this browser in the class with a code, old or new; without a code, in the only class it has one in. */
export async function findSeat(
  { classSeats }: Pick<Stores, 'classSeats'>,
  sender: SentCookies,
  typedCode: string | null,
  now: number,
): Promise<Seated | null> {
  const seats = await seatsOf({ classSeats }, sender, now)
  if (typedCode === null) return seats.length === 1 ? (seats[0] ?? null) : null
  const asked = readJoinCode(typedCode)
  return seats.find(({ classroom, cookieCode }) => asked === classroom.code || asked === cookieCode) ?? null
}

async function seatsOf(
  { classSeats }: Pick<Stores, 'classSeats'>,
  sender: SentCookies,
  now: number,
): Promise<Seated[]> {
  const claims = new Map(claimedSeats(sender).map(({ code, token }) => [hashOf(token), code]))
  const found = await classSeats.findByTokens([...claims.keys()], now)
  return found.map((seat) => ({ ...seat, cookieCode: claims.get(seat.tokenHash) ?? '' }))
}

/** How somebody asks for a seat: codes as they were typed. */
export type Joining = { code: string; seatCode?: string | undefined; ownDevice: boolean }

/** A seat that was taken: its device’s new token, and the seat that the browser had in this class before. */
export type Taken = {
  classroom: StoredClass
  seat: Pick<StoredSeat, 'seatId' | 'label'>
  isNew: boolean
  /** Only for a new anonymous seat. */
  seatCode?: string
  token: string
  seconds: number
  before: Seated | undefined
}

/**
 * Takes a seat: the one of a seat code, the one that the browser has already, or in an anonymous class a new one. `now` is
 * milliseconds since 1970; `accountId` is the account of somebody signed in.
 */
export async function takeSeat(
  stores: Pick<Stores, 'classes' | 'classSeats'>,
  { code, seatCode, ownDevice }: Joining,
  { sender, accountId, now }: { sender: SentCookies; accountId: number | null; now: number },
): Promise<Taken> {
  const classroom = await takeClassByCode(stores, code)
  const before = (await seatsOf(stores, sender, now)).find(({ classId }) => classId === classroom.classId)
  const { seat, ...taken } =
    seatCode === undefined
      ? await seatWithoutCode(stores, classroom, before)
      : { seat: await seatOfCode(stores, classroom, seatCode), isNew: true }
  const seated = { userId: classroom.userId, classId: classroom.classId, seatId: seat.seatId }
  await stores.classSeats.take(seated, { joinedAt: seat.joinedAt ?? now, accountId: accountId ?? seat.accountId })

  if (before) await stores.classSeats.removeToken(before.tokenHash)
  const token = createId()
  const kept = ownDevice ? SEAT_KEPT.own : SEAT_KEPT.shared
  await stores.classSeats.keepLatestTokens(seated, DEVICES_A_SEAT - 1)
  await stores.classSeats.addToken({ ...seated, tokenHash: hashOf(token), expiresAt: now + kept })
  await touchClass(stores, classroom, now)
  return { classroom, seat, ...taken, token, seconds: kept / 1000, before }
}

/** The class of a join code, locked, so that two who join at once cannot pass its limit. */
async function takeClassByCode({ classes }: Pick<Stores, 'classes'>, typed: string): Promise<StoredClass> {
  const code = readJoinCode(typed)
  const found = code === null ? null : await classes.findByCode(code)
  const taken = found && (await classes.take(found.classId))
  if (!taken || taken.code !== code) throw new Refusal('no-such-code')
  return taken
}

async function seatOfCode(
  { classSeats }: Pick<Stores, 'classSeats'>,
  classroom: StoredClass,
  typed: string,
): Promise<StoredSeat> {
  const codeHash = hashOfTypedCode(classroom, typed)
  const seat = codeHash === null ? null : await classSeats.findByCode(classroom, codeHash)
  if (!seat) throw new Refusal('no-such-seat-code')
  // A closed door keeps nobody out who was in.
  if (!classroom.isOpen && seat.joinedAt === null) throw new Refusal('class-closed')
  return seat
}

/** The seat that the browser has in this class, or a new one. */
async function seatWithoutCode(
  { classSeats }: Pick<Stores, 'classSeats'>,
  classroom: StoredClass,
  before: Seated | undefined,
): Promise<{ seat: StoredSeat; isNew: boolean; seatCode?: string }> {
  const had = before && (await classSeats.find(classroom, before.seatId))
  if (had) return { seat: had, isNew: false }
  if (classroom.kind === 'named') throw new Refusal('seat-code-needed')
  if (!classroom.isOpen) throw new Refusal('class-closed')
  const { seats } = await classSeats.count(classroom)
  if (seats >= SEATS_A_CLASS) throw new Refusal('class-full')
  const { seatCode, codeHash } = createSeatCode(classroom)
  const seat = { seatId: createId(), number: seats, label: null, codeHash, joinedAt: null, accountId: null }
  await classSeats.add(classroom, [seat])
  return { seat, isNew: true, seatCode }
}

/** An answer as a seat sends it. `at` is when it was given. */
type SentAnswer = Pick<StoredVote, 'roundId' | 'position' | 'vote' | 'option' | 'sureness' | 'at'>

/** Keeps one answer of a seat. Sent again it changes nothing; another answer to the same vote is refused. */
export async function keepAnswer(
  stores: Stores,
  seat: Seated,
  sent: SentAnswer,
  now: number,
): Promise<{ isNew: boolean; late: boolean }> {
  const round = await stores.classRounds.take(seat, sent.roundId)
  if (!round) throw new Refusal('round-not-found')
  const given = await stores.classVotes.listOfSeat(seat, round.roundId)
  const same = given.find(({ position, vote }) => position === sent.position && vote === sent.vote)
  if (same) {
    if (same.option !== sent.option || same.sureness !== sent.sureness) throw new Refusal('vote-differs')
    return { isNew: false, late: same.isLate }
  }
  const at = reportedTime(sent.at, now)
  const taking = takingOf(round, { ...sent, at }, now)
  if (taking === 'refused') throw new Refusal('vote-closed')
  const late = taking === 'late'
  await stores.classVotes.add(seat, { ...sent, at, seatId: seat.seatId, isLate: late })
  if (round.kind === 'assigned' && seat.accountId !== null) {
    await countAsPractice(stores, round, { ...sent, at, seatId: seat.seatId, accountId: seat.accountId }, now)
  }
  await touchClass(stores, seat.classroom, now)
  return { isNew: true, late }
}

function takingOf(round: StoredRound, { position, vote, at }: SentAnswer, now: number): VoteTaking {
  if (position >= round.scenarioIds.length) return 'refused'
  if (round.kind === 'live') return liveVoteTaking(round.farthest, position, vote)
  return vote === 1 ? assignedVoteTaking(round, at, now) : 'refused'
}

/** Deletes everything that a seat answered. A named seat stays empty on its teacher’s list; an anonymous one is deleted. */
export async function deleteAnswersOfSeat(
  { classSeats, classVotes }: Pick<Stores, 'classSeats' | 'classVotes'>,
  seat: Seated,
): Promise<void> {
  await classVotes.removeOfSeat(seat)
  if (seat.classroom.kind === 'anonymous') await classSeats.remove(seat)
  else await classSeats.removeTokens(seat)
}
