import { itemAt } from '@think-twice/core/item-at'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { questionsOf } from '../../../test/quiz.fixture.ts'
import { DATABASES, openTestStorage } from '../../../test/storage.fixture.ts'
import { encodeQuestion } from './question-encoding.ts'

describe.each(DATABASES)('questions on %s', (database) => {
  let opened: Awaited<ReturnType<typeof openTestStorage>>
  beforeEach(async () => {
    opened = await openTestStorage(database)
  })
  afterEach(() => opened.remove())

  const encoded = questionsOf('standard').map(encodeQuestion)
  const first = itemAt(encoded, 0)
  const second = itemAt(encoded, 1)

  test('are stored once, and get the same number the next time', async () => {
    const keep = () => opened.storage.transaction(({ questions }) => questions.keep([first, second, first]))
    const ids = await keep()
    expect(ids[0]).toBe(ids[2])
    expect(await keep()).toEqual(ids)
    expect(await keep()).toEqual(ids)
  })

  test('are not remembered from a transaction that was undone', async () => {
    const undone = opened.storage.transaction(async ({ questions }) => {
      const ids = await questions.keep([first])
      // Read again inside the transaction, which sees its own row.
      await questions.keep([first])
      await questions.find(ids)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')

    const id = itemAt(await opened.storage.transaction(({ questions }) => questions.keep([second])), 0)
    const found = await opened.storage.read(({ questions }) => questions.find([id]))
    expect(found.get(id)).toEqual(JSON.parse(second.body))
    const again = itemAt(await opened.storage.transaction(({ questions }) => questions.keep([first])), 0)
    expect((await opened.storage.read(({ questions }) => questions.find([again]))).get(again)).toEqual(
      JSON.parse(first.body),
    )
  })
})
