import { MOST_IDS, postMissing } from '@think-twice/contract/quiz-results'
import { call, PATIENCE } from '../data/api.ts'
import { acknowledgedIds, dropLongAcknowledged, findAcknowledged } from './acknowledged-store.ts'
import type { OutboxEntry } from './outbox-store.ts'

/**
 * Asks the server for what it acknowledged to this device in the last 30 days; what it no longer has (an older
 * backup was restored) is returned, to be sent again.
 */
export async function findLost(userId: number): Promise<OutboxEntry[]> {
  await dropLongAcknowledged()
  const missing = await missingIds(userId)
  if (missing.length === 0) return []
  console.warn(`The server has lost ${missing.length} of what this device had saved there; it is sent again.`)
  // Streak days and disputes have no ids to ask about; they may be lost too, and sending them again changes nothing.
  const along = [...(await acknowledgedIds(userId, 'streak')), ...(await acknowledgedIds(userId, 'dispute'))]
  const entries = await Promise.all([...missing, ...along].map(findAcknowledged))
  return entries.filter((entry) => entry !== null)
}

async function missingIds(userId: number): Promise<string[]> {
  const results = await acknowledgedIds(userId, 'quiz-result')
  const answers = await acknowledgedIds(userId, 'progress')
  const missing: string[] = []
  for (let start = 0; start < Math.max(results.length, answers.length); start += MOST_IDS) {
    const asked = {
      results: results.slice(start, start + MOST_IDS),
      answers: answers.slice(start, start + MOST_IDS),
    }
    // It is asked during a tab's turn to send, so a call that is never answered would keep every tab from sending.
    const said = await call(postMissing, { params: { id: userId }, body: asked, patience: PATIENCE })
    // A reply is believed only about the ids that were asked about.
    missing.push(...asked.results.filter((id) => said.results.includes(id)))
    missing.push(...asked.answers.filter((id) => said.answers.includes(id)))
  }
  return missing
}
