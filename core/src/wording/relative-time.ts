import { MS_PER_DAY, MS_PER_HOUR } from '../activity/days.ts'

/** How long ago a time was; both are milliseconds since 1970, and a future time counts as now. */
export function relativeTimeText(time: number, now: number): string {
  const hours = Math.floor((now - time) / MS_PER_HOUR)
  if (hours < 1) return 'Just now'
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  const days = Math.floor((now - time) / MS_PER_DAY)
  return days === 1 ? '1 day ago' : `${days} days ago`
}
