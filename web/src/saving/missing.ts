import { MOST_IDS, postMissing } from '@think-twice/contract/quiz-results'
import { CALL_TIMEOUT, call } from '../data/api.ts'
import type { outboxStore } from './outbox-store.ts'

/**
 * Asks the server for what it took from this device in the last 30 days, and returns the ids of what it no longer has,
 * because an older backup was restored.
 */
export async function missingIds(userId: number, store: Pick<typeof outboxStore, 'savedIds'>): Promise<string[]> {
  const results = await store.savedIds(userId, 'quiz-result')
  const answers = await store.savedIds(userId, 'progress')
  const missing: string[] = []
  for (let start = 0; start < Math.max(results.length, answers.length); start += MOST_IDS) {
    const body = {
      results: results.slice(start, start + MOST_IDS),
      answers: answers.slice(start, start + MOST_IDS),
    }
    // It is asked during a tab's turn to send, so a call that never gets a reply would keep every tab from sending.
    const reply = await call(postMissing, { params: { id: userId }, body, timeout: CALL_TIMEOUT })
    // A reply is believed only about the ids that were asked about.
    missing.push(...body.results.filter((id) => reply.results.includes(id)))
    missing.push(...body.answers.filter((id) => reply.answers.includes(id)))
  }
  if (missing.length === 0) return []
  console.warn(`The server has lost ${missing.length} of what this device had saved there; it is sent again.`)
  // Streak days and disputes have no ids to ask about; they may be lost too, and sending them again changes nothing.
  return [...missing, ...(await store.savedIds(userId, 'streak')), ...(await store.savedIds(userId, 'dispute'))]
}
