/** Limits, cookies and caches count in seconds; clocks and the core, in `activity/days`, in milliseconds. */
export const SECONDS_A_MINUTE = 60
export const SECONDS_AN_HOUR = 60 * SECONDS_A_MINUTE
export const SECONDS_A_DAY = 24 * SECONDS_AN_HOUR
