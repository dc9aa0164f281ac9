/** How many of a result’s misses come from the most frequent mix-up; `pairs` is how many mix-ups are shown. */
export function mixUpShareLine(times: number, pairs: number, missed: number): string {
  if (times === missed) return missed === 1 ? 'Your one miss.' : 'All your misses come from this pair.'
  if (times > 1) return `${times} of your ${missed} misses come from the first pair.`
  return pairs === 1 ? 'You mixed them up once.' : 'You mixed up each pair once.'
}
