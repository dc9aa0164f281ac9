import { MINUTE } from '@think-twice/core/activity/days'
import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970. Nothing else in the web app reads the clock. */
export function timeNow(): number {
  return Date.now()
}

/** The time used for drawing, in milliseconds since 1970; it advances once a minute, or after `every` milliseconds. */
export function useNow(every: number = MINUTE): number {
  const [now, setNow] = useState(timeNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

/** Milliseconds since the page was opened, for measuring how long something took: it never jumps. */
export function elapsedNow(): number {
  return performance.now()
}

/** The learner's own time zone, an IANA name. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The last millisecond of a day on this device, in milliseconds since 1970; a day is like 2026-11-21. */
export function endOfDay(day: string): number {
  return new Date(`${day}T23:59:59.999`).getTime()
}
