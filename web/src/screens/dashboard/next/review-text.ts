import { counted } from '@think-twice/core/wording/counted'
import type { Review } from '../../../data/review.ts'

/** 'Next review: 3 concepts in 2 days.' Null if nothing is planned, or if something is due now, which comes before it. */
export function reviewText(review: Review | null): string | null {
  const next = review?.next
  if (!next || review.due.length > 0) return null
  const when = next.inDays <= 1 ? 'tomorrow' : `in ${next.inDays} days`
  return `Next review: ${counted(next.count, 'concept')} ${when}.`
}
