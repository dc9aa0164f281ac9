import type { TeachersClass } from '@think-twice/contract/classes'
import type { Unchanging } from '@think-twice/contract/endpoint'
import { DAY, HOUR } from '@think-twice/core/activity/days'
import {
  CLASS_KEPT_AT_MOST_DAYS,
  CLASS_KEPT_DAYS,
  CLASSES_A_PERSON,
  classExpiresAt,
  SEATS_A_CLASS,
} from '@think-twice/core/class/class-limits'
import { fieldRefusal, Refusal } from '../refusal.ts'
import type { StoredClass } from '../storage/classes/classes.ts'
import type { StoredSeat } from '../storage/classes/seats.ts'
import type { Stores } from '../storage/stores.ts'
import { roundSummaries } from './class-rounds.ts'
import { createId, createJoinCode, createSeatCode } from './ids.ts'

type SentSeat = Unchanging<TeachersClass>['seats'][number]

/** The class of this id; refuses everybody but its teacher. */
export async function ownClass(
  { classes }: Pick<Stores, 'classes'>,
  userId: number,
  classId: string,
): Promise<StoredClass> {
  const found = await classes.find(classId)
  if (!found) throw new Refusal('class-not-found')
  if (found.userId !== userId) throw new Refusal('not-your-class')
  return found
}

/** The same, locked until the transaction ends. */
export async function takeOwnClass(
  stores: Pick<Stores, 'classes'>,
  userId: number,
  classId: string,
): Promise<StoredClass> {
  await ownClass(stores, userId, classId)
  const taken = await stores.classes.take(classId)
  if (!taken) throw new Refusal('class-not-found')
  return taken
}

/** Opens a class, with a seat for each label if it is a named one. */
export async function openClass(
  stores: Stores,
  userId: number,
  { name, seats }: { name: string; seats: 'anonymous' | { labels: readonly string[] } },
  now: number,
): Promise<Unchanging<TeachersClass>> {
  // Two that are opened at once wait for one another, so the limit holds.
  await stores.learners.take(userId)
  if ((await stores.classes.list(userId)).length >= CLASSES_A_PERSON) throw new Refusal('too-many-classes')
  const opened = {
    userId,
    classId: createId(),
    name,
    kind: seats === 'anonymous' ? seats : ('named' as const),
    code: createJoinCode(),
    isOpen: true,
    openedAt: now,
    lastUsedAt: now,
  }
  while (!(await stores.classes.add(opened))) opened.code = createJoinCode()
  const added = seats === 'anonymous' ? [] : await addSeats(stores, opened, seats.labels)
  return { ...(await classView(stores, opened, now)), seats: added }
}

/** Adds seats with these labels; returns them with their codes, which are kept only as hashes. */
export async function addSeats(
  { classSeats }: Pick<Stores, 'classSeats'>,
  classroom: StoredClass,
  labels: readonly string[],
): Promise<SentSeat[]> {
  if (classroom.kind !== 'named') throw new Refusal('not-a-named-class')
  const present = await classSeats.list(classroom)
  if (present.length + labels.length > SEATS_A_CLASS) throw new Refusal('too-many-seats')
  const all = [...present.map(({ label }) => label ?? ''), ...labels].map((label) => label.toLowerCase())
  if (new Set(all).size < all.length) throw fieldRefusal('label-twice', 'labels')
  const last = Math.max(-1, ...present.map(({ number }) => number))
  const seats = labels.map((label, index) => {
    const { seatCode, codeHash } = createSeatCode(classroom)
    const empty = { joinedAt: null, accountId: null }
    return { kept: { seatId: createId(), number: last + 1 + index, label, codeHash, ...empty }, seatCode }
  })
  await classSeats.add(
    classroom,
    seats.map(({ kept }) => kept),
  )
  return seats.map(({ kept, seatCode }) => ({ ...seatView(kept), seatCode }))
}

/** Changes what a teacher may; a new join code leaves taken seats as they are. */
export async function changeClass(
  { classes }: Pick<Stores, 'classes'>,
  classroom: StoredClass,
  { name, isOpen, newCode }: { name?: string | undefined; isOpen?: boolean | undefined; newCode?: true | undefined },
): Promise<StoredClass> {
  let { code } = classroom
  while (newCode && (code === classroom.code || (await classes.findByCode(code)))) code = createJoinCode()
  const changed = {
    ...classroom,
    code,
    name: name ?? classroom.name,
    isOpen: isOpen ?? classroom.isOpen,
  }
  await classes.change(changed)
  return changed
}

/** Notes that a class is used. To the hour is enough, so that not every answer writes to the class. */
export async function touchClass(
  { classes }: Pick<Stores, 'classes'>,
  classroom: StoredClass,
  now: number,
): Promise<void> {
  if (isTouchDue(classroom, now)) await classes.touch(classroom.classId, now)
}

export function isTouchDue({ lastUsedAt }: Pick<StoredClass, 'lastUsedAt'>, now: number): boolean {
  return now - lastUsedAt >= HOUR
}

/** Deletes the classes whose time is up, with everything in them, and what devices no longer have. */
export async function sweepClasses({ classes, classSeats }: Pick<Stores, 'classes' | 'classSeats'>, now: number) {
  await classes.sweep({
    lastUsedBefore: now - CLASS_KEPT_DAYS * DAY,
    openedBefore: now - CLASS_KEPT_AT_MOST_DAYS * DAY,
  })
  await classSeats.sweepTokens(now)
}

/** A class as its teacher sees it. The seats of an anonymous one are counted, never listed. */
export async function classView(
  stores: Stores,
  classroom: StoredClass,
  now: number,
): Promise<Unchanging<TeachersClass>> {
  const { joined } = await stores.classSeats.count(classroom)
  const seats = classroom.kind === 'named' ? await stores.classSeats.list(classroom) : []
  return {
    ...classFields(classroom),
    joined,
    seats: seats.map(seatView),
    rounds: await roundSummaries(stores, classroom, now),
  }
}

/** A person's classes, each with the rounds that are not over. */
export async function classList(stores: Stores, userId: number, now: number) {
  const list = []
  for (const classroom of await stores.classes.list(userId)) {
    const rounds = await roundSummaries(stores, classroom, now)
    list.push({
      ...classFields(classroom),
      ...(await stores.classSeats.count(classroom)),
      lastUsedAt: classroom.lastUsedAt,
      rounds: rounds.filter(({ state }) => state.phase !== 'over'),
    })
  }
  return list
}

function classFields(classroom: StoredClass) {
  const { classId, name, code, isOpen, kind, openedAt } = classroom
  return { id: classId, name, code, isOpen, kind, openedAt, expiresAt: classExpiresAt(classroom) }
}

export function seatView({ seatId, label, joinedAt }: StoredSeat): SentSeat {
  return { id: seatId, label: label ?? '', joinedAt }
}
