import { and, eq, gt } from 'drizzle-orm'
import { type SessionData, Store } from 'express-session'
import { db } from './database.ts'
import { sessions } from './schema.ts'

type Callback = (error?: unknown) => void

/**
 * Sessions in the database. It does what the usual stores do, also that every request puts off the end of its session:
 * `SESSION_TOUCH=off` leaves that out, to see what it costs.
 */
export class DrizzleStore extends Store {
  #touches = process.env['SESSION_TOUCH'] !== 'off'

  override get(id: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    db.select({ data: sessions.data })
      .from(sessions)
      .where(and(eq(sessions.id, id), gt(sessions.expires, new Date())))
      // Only `set` below writes this column.
      .then(([found]) => callback(null, (found?.data ?? null) as SessionData | null), callback)
  }

  override set(id: string, data: SessionData, callback: Callback = () => {}): void {
    const row = { data, expires: endOf(data) }
    db.insert(sessions)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: sessions.id, set: row })
      .then(() => callback(), callback)
  }

  override destroy(id: string, callback: Callback = () => {}): void {
    db.delete(sessions)
      .where(eq(sessions.id, id))
      .then(() => callback(), callback)
  }

  override touch(id: string, data: SessionData, callback: Callback = () => {}): void {
    if (!this.#touches) {
      callback()
      return
    }
    db.update(sessions)
      .set({ expires: endOf(data) })
      .where(eq(sessions.id, id))
      .then(() => callback(), callback)
  }
}

function endOf({ cookie }: SessionData): Date {
  return new Date(Date.now() + (cookie.originalMaxAge ?? 24 * 60 * 60 * 1000))
}
