import { messageOf } from '../../error-fields.ts'

/** Whether the database accepts writes, as of the latest one. Times are milliseconds since 1970. */
export type WriteHealth = {
  /** Null before the first write. */
  accepted: boolean | null
  /** `lastAt` is the latest write, `since` the start of the current state. */
  lastAt: number | null
  since: number | null
  /** Writes that succeeded and that failed since the start. */
  done: number
  refused: number
  /** What the database said when it last refused. */
  reason: string | null
}

/** Takes note of every write, so that an operator learns when the database refuses them. */
export type WriteWatch = {
  read(): WriteHealth
  note(fault: unknown | null): void
  /** Called when writes start failing and when they work again. */
  onChange(listener: (health: WriteHealth) => void): void
}

/** A watch that has seen no write yet; `now` is the clock, in ms since 1970. */
export function watchWrites(now: () => number): WriteWatch {
  let health: WriteHealth = { accepted: null, lastAt: null, since: null, done: 0, refused: 0, reason: null }
  const listeners = new Set<(health: WriteHealth) => void>()
  return {
    read: () => health,
    note(fault) {
      const accepted = fault === null
      const hasChanged = health.accepted !== accepted
      const wasNews = hasChanged && !(accepted && health.accepted === null)
      health = {
        accepted,
        lastAt: now(),
        since: hasChanged ? now() : health.since,
        done: health.done + (accepted ? 1 : 0),
        refused: health.refused + (accepted ? 0 : 1),
        reason: accepted ? health.reason : reasonOf(fault),
      }
      if (wasNews) for (const listener of listeners) listener(health)
    },
    onChange: (listener) => void listeners.add(listener),
  }
}

/** The driver's message rather than our wrapper's. */
function reasonOf(fault: unknown): string {
  return messageOf(fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault)
}
