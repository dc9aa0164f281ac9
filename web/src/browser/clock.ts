import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time in milliseconds since 1970; it moves on once a minute, so that 'Just now' does not stay. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The learner's own time zone, an IANA name. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
