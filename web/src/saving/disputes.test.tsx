import { postDispute } from '@think-twice/contract/practice'
import { afterEach, expect, test } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { emptyOutbox, unsentEntries } from '../../test/outbox.ts'
import { disputeEntryId, saveDispute } from './disputes.ts'

afterEach(async () => {
  await emptyOutbox()
})

test('a dispute waits to be sent in the form that the contract accepts', async () => {
  await saveDispute({ userId: ADA.id, scenario: 'tu-quoque-car', text: 'Both are wrong.' })
  const [entry] = await unsentEntries()
  expect(entry).toMatchObject({ id: disputeEntryId(ADA.id, 'tu-quoque-car'), userId: ADA.id })
  expect(postDispute.body.parse(entry?.call.body)).toEqual({ scenario: 'tu-quoque-car', text: 'Both are wrong.' })
})

test('a second dispute about the same scenario replaces one by the same person that is still unsent', async () => {
  await saveDispute({ userId: ADA.id, scenario: 'one', text: 'First.' })
  await saveDispute({ userId: ADA.id, scenario: 'one', text: 'Second.' })
  await saveDispute({ userId: ADA.id, scenario: 'two', text: 'Another scenario.' })
  await saveDispute({ userId: 8, scenario: 'one', text: 'Somebody else.' })
  const texts = (await unsentEntries()).map(({ call }) => call.kind === 'dispute' && call.body?.text)
  expect(texts.sort()).toEqual(['Another scenario.', 'Second.', 'Somebody else.'])
})
