/** Whole seconds as m:ss. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Seconds as rounded minutes: '4 min'; under 60 seconds it is 'less than 1 min'. */
export function minutesText(seconds: number): string {
  return seconds < 60 ? 'less than 1 min' : `${Math.round(seconds / 60)} min`
}
