import { inWords } from '../wording/number-words.ts'

/** When several concepts were last met, given the days since each: 'yesterday', or a span that covers all of them. */
export function lastMet(daysSince: readonly number[]): string {
  const longest = Math.max(...daysSince)
  if (new Set(daysSince.map(daysAgo)).size === 1) return daysAgo(longest)
  if (longest <= 7) return 'within the past week'
  if (longest <= 30) return `within the past ${inWords(Math.ceil(longest / 7))} weeks`
  return `within the past ${inWords(Math.ceil(longest / 30))} months`
}

function daysAgo(days: number): string {
  if (days <= 1) return 'yesterday'
  if (days < 6) return `${inWords(days)} days ago`
  if (days < 11) return 'about a week ago'
  if (days < 25) return `about ${inWords(Math.round(days / 7))} weeks ago`
  return days < 46 ? 'about a month ago' : `about ${inWords(Math.round(days / 30))} months ago`
}
