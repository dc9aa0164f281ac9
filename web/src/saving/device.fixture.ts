import { ADA } from '../../test/ada.ts'
import type { OwnerId } from '../browser/kept-records.ts'
import { createOutbox, type OutboxWorld } from './outbox.ts'
import type { OutboxEntry } from './outbox-store.ts'
import type { SaveState } from './save-state.ts'
import { SAVED } from './saving.fixture.ts'

export const NOW = 1_795_000_000_000

/** The error that a browser throws without a connection. */
export const offline = () => new TypeError('Failed to fetch')

type Server = (entry: OutboxEntry) => Promise<void> | void

/**
 * A device whose disk outlives its pages: a clock set by hand, one lock for all tabs, and a server played by the test.
 */
export function createDevice(initial: Server = () => {}) {
  const disk = new Map<string, OutboxEntry>()
  const sent: string[] = []
  const atFirst: { signedInId: number | null; seats: OwnerId[]; timers: { at: number; work: () => void }[] } = {
    signedInId: ADA.id,
    seats: [],
    timers: [],
  }
  let lock = Promise.resolve()
  const ofState = (userId: OwnerId, states: readonly string[]) =>
    [...disk.values()]
      .filter((entry) => entry.userId === userId && states.includes(entry.state))
      .sort((one, other) => one.queuedAt - other.queuedAt)

  const device = {
    disk,
    sent,
    missing: (_: number): string[] => [],
    server: initial,
    now: NOW,
    elapsed: 0,
    ...atFirst,
    /** Opens a page, with an outbox of its own; `log` is what it has shown of entries. */
    openTab(changes: Partial<OutboxWorld> = {}) {
      const shown = new Map<string, SaveState>()
      const log: [id: string, state: SaveState | null][] = []
      const outbox = createOutbox({
        store: {
          put: async (entry) => {
            // A disk is slower than the page.
            for (let turn = 0; turn < 10; turn++) await Promise.resolve()
            disk.set(entry.id, entry)
          },
          settle: async ({ id, queuedAt }, outcome) => {
            const kept = disk.get(id)
            if (kept?.queuedAt === queuedAt) disk.set(id, { ...kept, ...outcome })
          },
          entriesOf: async (userId, ...states) => ofState(userId, states),
          stateOf: async (id) => disk.get(id)?.state ?? null,
          savedIds: async (userId) => ofState(userId, ['saved']).map(({ id }) => id),
          sendAgain: async (ids) => {
            for (const id of ids) disk.set(id, { ...onDisk(id), state: 'waiting' })
          },
          dropSavedBefore: async (time) => {
            for (const [id, { savedAt }] of disk) if (savedAt !== undefined && savedAt < time) disk.delete(id)
          },
          forget: async () => {},
        },
        send: async (entry) => {
          sent.push(entry.id)
          await device.server(entry)
          return SAVED
        },
        missingIds: async (userId) => device.missing(userId),
        ownersHere: () => [...(device.signedInId === null ? [] : [device.signedInId]), ...device.seats],
        now: () => device.now,
        elapsed: () => device.elapsed,
        random: () => 1,
        later: (work, delay) => {
          const timer = { at: device.elapsed + delay, work }
          device.timers.push(timer)
          return () => {
            device.timers = device.timers.filter((each) => each !== timer)
          }
        },
        inTurn: (work) => {
          lock = lock.then(work)
          return lock
        },
        shownStates: () => shown,
        onState: (id, state) => {
          log.push([id, state])
          if (state) shown.set(id, state)
          else shown.delete(id)
        },
        onSaved: () => {},
        ...changes,
      })
      return { ...outbox, log }
    },
    /** The entries on the disk in this state. */
    idsOf: (state: OutboxEntry['state']) =>
      [...disk.values()].filter((each) => each.state === state).map(({ id }) => id),
    /** Lets time pass, and runs what was due by then. */
    async passTime(milliseconds: number) {
      device.now += milliseconds
      device.elapsed += milliseconds
      const due = device.timers.filter(({ at }) => at <= device.elapsed)
      device.timers = device.timers.filter(({ at }) => at > device.elapsed)
      for (const { work } of due) work()
      await device.isQuiet()
    },
    async isQuiet() {
      let latest: Promise<void> | null = null
      while (latest !== lock) {
        latest = lock
        await latest
      }
    },
  }
  const onDisk = (id: string): OutboxEntry => {
    const entry = disk.get(id)
    if (!entry) throw new Error(`${id} is not on the disk`)
    return entry
  }
  return device
}
