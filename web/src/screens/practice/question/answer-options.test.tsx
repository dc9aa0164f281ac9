import { CATALOG_PIECE } from '@think-twice/core/publishing/pieces'
import { someRoundItem } from '@think-twice/core/testing'
import { CONCEPTS } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { render } from '../../../../test/render.tsx'
import { PUBLISHED, queryClient } from '../../../data/query-client.ts'
import { AnswerOptions } from './answer-options.tsx'

test('the definitions that a verdict may show are fetched while the options are on the screen', async () => {
  render(<AnswerOptions question={someRoundItem().question} chosen={null} onChoose={() => {}} />)
  const definitions = () => queryClient.getQueryData([PUBLISHED, CATALOG_PIECE])
  await expect.poll(definitions).toHaveLength(CONCEPTS.length)
})
