import { enqueue } from './outbox.ts'

type OwnView = { userId: number; scenario: string; text: string }

/**
 * Saves why a learner sees a scenario differently. Settles once it is safe on the device; sending continues on its own.
 */
export async function saveDispute({ userId, scenario, text }: OwnView): Promise<void> {
  await enqueue({
    id: disputeEntryId(userId, scenario),
    userId,
    call: { kind: 'dispute', body: { scenario, text } },
  })
}

/** The id under which a dispute waits to be sent: one for each person and scenario, just as the server keeps them. */
export function disputeEntryId(userId: number, scenario: string): string {
  return `dispute:${userId}:${scenario}`
}

/** The query key under which the page remembers the text that the server has. */
export function keptDisputeKey(userId: number, scenario: string): readonly unknown[] {
  return ['kept dispute', userId, scenario]
}
