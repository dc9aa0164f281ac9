import { createOutbox } from './create-outbox.ts'
import type { SavedReply } from './outbox-calls.ts'
import type { OutboxEntry } from './outbox-store.ts'
import type { OutboxWorld } from './outbox-world.ts'

export const ADA = 7
export const NOW = 1_795_000_000_000
export const SAVED: SavedReply = { kind: 'streak', reply: null }

/** What a browser throws without a connection. */
export const offline = () => new TypeError('Failed to fetch')

type Server = (entry: OutboxEntry) => Promise<void> | void

/**
 * A device whose disk outlives its pages: a clock set by hand, one lock for all tabs, and a server played by the test.
 */
export function createDevice(initial: Server = () => {}) {
  const disk = new Map<string, OutboxEntry>()
  const sent: string[] = []
  const copies: string[] = []
  const states: [id: string, state: string | null][] = []
  let lock = Promise.resolve()
  const atFirst: { signedInId: number | null; timers: { at: number; work: () => void }[] } = {
    signedInId: ADA,
    timers: [],
  }
  const device = {
    disk,
    sent,
    copies,
    states,
    lost: (_: number): OutboxEntry[] => [],
    server: initial,
    now: NOW,
    ...atFirst,
    /** Opens a page, with an outbox of its own. */
    openTab(changes: Partial<OutboxWorld> = {}) {
      return createOutbox({
        store: {
          put: async (kept) => {
            // A disk is slower than the page.
            for (let turn = 0; turn < 10; turn++) await Promise.resolve()
            disk.set(kept.id, kept)
          },
          delete: async (id) => void disk.delete(id),
          all: async () => [...disk.values()].sort((one, other) => one.queuedAt - other.queuedAt),
          isGone: async (id) => !disk.has(id),
        },
        send: async (waiting) => {
          sent.push(waiting.id)
          await device.server(waiting)
          return SAVED
        },
        keepCopy: async (saved) => void copies.push(saved.id),
        hasCopy: async (id) => copies.includes(id),
        findLost: async (userId) => device.lost(userId),
        signedInId: () => device.signedInId,
        now: () => device.now,
        random: () => 1,
        later: (work, delay) => {
          const timer = { at: device.now + delay, work }
          device.timers.push(timer)
          return () => {
            device.timers = device.timers.filter((each) => each !== timer)
          }
        },
        inTurn: (work) => {
          lock = lock.then(work)
          return lock
        },
        onState: (id, state) => states.push([id, state]),
        onSaved: () => {},
        ...changes,
      })
    },
    /** Lets time pass, and runs what was due by then. */
    async passTime(milliseconds: number) {
      device.now += milliseconds
      const due = device.timers.filter(({ at }) => at <= device.now)
      device.timers = device.timers.filter(({ at }) => at > device.now)
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
  return device
}
