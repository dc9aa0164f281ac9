import { and, eq, gt } from 'drizzle-orm'
import { type SessionData, Store } from 'express-session'
import { db } from './database.ts'
import { sessions } from './schema.ts'

type Callback = (error?: unknown) => void

declare module 'express-session' {
  interface SessionData {
    /** Milliseconds since 1970: the end that is stored. */
    storedEnd?: number
  }
}

/**
 * Sessions in the database. It does what the usual stores do, also that every request puts off the end of its session, or,
 * with SESSION_TOUCH_AFTER, one at most in so many seconds.
 */
export class DrizzleStore extends Store {
  #touchAfter = Number(process.env['SESSION_TOUCH_AFTER'] ?? 0) * 1000

  override get(id: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    db.select({ data: sessions.data, expires: sessions.expires })
      .from(sessions)
      .where(and(eq(sessions.id, id), gt(sessions.expires, new Date())))
      .then(([found]) => {
        if (!found) return callback(null, null)
        // Only `set` below writes this column.
        const data = found.data as SessionData
        callback(null, { ...data, storedEnd: found.expires.getTime() })
      }, callback)
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
    const expires = endOf(data)
    if (expires.getTime() - (data.storedEnd ?? 0) < this.#touchAfter) {
      callback()
      return
    }
    db.update(sessions)
      .set({ expires })
      .where(eq(sessions.id, id))
      .then(() => callback(), callback)
  }
}

function endOf({ cookie }: SessionData): Date {
  return new Date(Date.now() + (cookie.originalMaxAge ?? 24 * 60 * 60 * 1000))
}
