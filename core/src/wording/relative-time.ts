import { MS_PER_DAY, MS_PER_HOUR, type Time } from '../activity/days.ts'
import { counted } from './counted.ts'

/** How long ago a time was; a future time counts as now. */
export function relativeTimeText(time: Time, now: Time): string {
  const hours = Math.floor((now - time) / MS_PER_HOUR)
  if (hours < 1) return 'Just now'
  if (hours < 24) return `${counted(hours, 'hour')} ago`
  return `${counted(Math.floor((now - time) / MS_PER_DAY), 'day')} ago`
}
