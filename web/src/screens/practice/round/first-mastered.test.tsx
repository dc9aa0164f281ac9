import { getProgress } from '@think-twice/contract/progress'
import { startRound } from '@think-twice/core/practice/play-round'
import { someRoundItem } from '@think-twice/core/practice/round.fixture'
import { seededRandom } from '@think-twice/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA } from '../../../../test/ada.ts'
import { someRecord } from '../../../../test/records.ts'
import { render } from '../../../../test/render.tsx'
import { endpointQuery } from '../../../data/api.ts'
import { queryClient } from '../../../data/query-client.ts'
import { FirstMastered } from './first-mastered.tsx'

const PROGRESS = [
  someRecord({ masteryLevel: 79 }),
  // A label that a program sent, which is no concept of the catalogue.
  someRecord({ itemId: 'Red Herring', masteryLevel: 100 }),
  someRecord({ itemId: 'halo-effect', categoryType: 'cognitive-biases', masteryLevel: 80 }),
]
const said = page.getByRole('status')

/** The end of one of Ada’s rounds, with her progress known. */
function end(masteredBefore: number | null): void {
  queryClient.setQueryData(endpointQuery(getProgress, { id: ADA.id }).queryKey, PROGRESS)
  const round = startRound('r', [someRoundItem()], seededRandom(1))
  render(<FirstMastered kept={{ round, origin: { kind: 'drawn' }, ownerId: ADA.id, masteredBefore, savedAt: 0 }} />)
}

test('the first concept that is mastered is named', async () => {
  end(0)
  await expect.element(said).toHaveTextContent('Your first mastered concept: Halo Effect')
})

test.each([1, null])('no first concept is announced when this many were mastered before: %s', (masteredBefore) => {
  end(masteredBefore)
  expect(said.elements()).toHaveLength(0)
})
