import { getAskedForms } from '@think-twice/contract/quiz-results'
import { type AskedCounts, askedCounts } from '@think-twice/core/quiz/asked-forms'
import { rememberedForms } from '../browser/asked-before.ts'
import { call, PATIENCE_TO_START } from './api.ts'

/**
 * Which forms this learner was asked: from the saved results, and from what the device remembers. An attempt does not
 * wait for a server that cannot be reached, or not soon enough; then the device's memory serves alone.
 */
export async function fetchAskedCounts(userId: number | null): Promise<AskedCounts> {
  const remembered = rememberedForms(userId)
  if (userId === null) return askedCounts(remembered)
  try {
    const answered = await call(getAskedForms, { params: { id: userId }, patience: PATIENCE_TO_START })
    return askedCounts(remembered, answered)
  } catch (error) {
    console.warn('The forms asked before could not be read.', error)
    return askedCounts(remembered)
  }
}
