import { messageOf } from '../../error-fields.ts'
import type { Fault } from './database-adapters.ts'

/** The database failed; the request was fine. */
export class StorageFault extends Error {
  readonly fault: Fault

  constructor(fault: Fault, cause: unknown) {
    super(fault === 'damaged' ? 'The database is damaged' : 'The database is not available', { cause })
    this.name = 'StorageFault'
    this.fault = fault
  }
}

/** Tells faults of the database from bugs, and remembers if it is damaged. */
export function watchFaults(faultOf: (error: unknown) => Fault | null) {
  let damage: StorageFault | undefined
  return {
    /** Throws if the database was ever found damaged: writing to it may make things worse. */
    requireUndamaged(): void {
      if (damage) throw damage
    },

    async explain<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        return await work()
      } catch (error) {
        const fault = faultOf(error)
        if (fault === null) throw error
        const explained = new StorageFault(fault, error)
        if (fault === 'damaged') damage ??= explained
        throw explained
      }
    },
  }
}

/** Does the database accept writes? Judged by the latest ones. */
export type WriteHealth = {
  /** Null before the first write. */
  accepted: boolean | null
  /** Writes refused since the start. */
  refused: number
  /** The driver's message when a write was last refused. */
  reason: string | null
}

export type WriteWatch = ReturnType<typeof watchWrites>

/** Milliseconds without a refusal after which writes count as accepted again: a full disk still takes small ones. */
export const QUIET = 60_000

/** Takes note of every write, so that an operator learns when the database refuses them. `now` is in milliseconds. */
export function watchWrites(now = () => performance.now()) {
  let refusedAt = Number.NEGATIVE_INFINITY
  let health: WriteHealth = { accepted: null, refused: 0, reason: null }
  const listeners = new Set<(health: WriteHealth) => void>()
  return {
    read: () => health,
    /** `fault` is null for a write that succeeded. */
    note(fault: StorageFault | null): void {
      if (fault !== null) refusedAt = now()
      else if (now() - refusedAt < QUIET) return
      const before = health.accepted
      health =
        fault === null
          ? { ...health, accepted: true }
          : { accepted: false, refused: health.refused + 1, reason: messageOf(fault.cause) }
      // A first success changes nothing.
      const isNews = health.accepted !== before && !(health.accepted && before === null)
      if (isNews) for (const listener of listeners) listener(health)
    },
    /** The listener is called when writes start failing, and when they have worked again for a minute. */
    onChange: (listener: (health: WriteHealth) => void): void => void listeners.add(listener),
  }
}
