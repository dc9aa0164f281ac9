const MS_PER_DAY = 86_400_000

/** Tells the calendar day, like '2026-11-21', of a time in ms since 1970; a missing or unknown zone counts as UTC. */
export function daysIn(timeZone: string | null): (time: number) => string {
  const formatter = timeZone === null ? null : formatterOf(timeZone)
  if (formatter === null) {
    return (time) => new Date(Math.floor(time / MS_PER_DAY) * MS_PER_DAY).toISOString().slice(0, 10)
  }
  return (time) => {
    const [month, day, year = ''] = formatter.format(time).split('/')
    return `${year.padStart(4, '0')}-${month}-${day}`
  }
}

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
