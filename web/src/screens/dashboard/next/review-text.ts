import { counted } from '@think-twice/core/wording/counted'
import type { Review } from '../../../data/review.ts'

/** 'Next review: 3 in 2 days.' Null if nothing is planned. */
export function reviewText(review: Review | null): string | null {
  const next = review?.next
  if (!next) return null
  const when = next.inDays <= 1 ? 'tomorrow' : `in ${next.inDays} days`
  return `Next review: ${counted(next.count, 'concept')} ${when}.`
}
