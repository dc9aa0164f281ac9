import { refusedAs } from '@think-twice/contract/errors'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { check } from './check-request.ts'

const kind = z.enum(['bias', 'fallacy'], { error: refusedAs('unknown-item-type') })
const body = z.strictObject({ itemType: kind, other: z.exactOptional(kind), count: z.exactOptional(z.int()) })

function refusalOf(value: unknown) {
  try {
    return check(body, value)
  } catch (refusal) {
    return refusal
  }
}

test('a value that meets the schema is returned unchanged', () => {
  expect(check(body, { itemType: 'bias', count: 7 })).toEqual({ itemType: 'bias', count: 7 })
})

test('problems that share an error code are refused with it, each with its field and message', () => {
  expect(refusalOf({ itemType: 'sophism', other: 'myth' })).toMatchObject({
    code: 'unknown-item-type',
    issues: [
      { field: 'itemType', message: 'There is no such type of item.' },
      { field: 'other', message: 'There is no such type of item.' },
    ],
  })
})

test('problems with different error codes make it a bad request', () => {
  expect(refusalOf({ itemType: 'sophism', count: 'seven' })).toMatchObject({
    code: 'bad-request',
    issues: [{ field: 'itemType' }, { field: 'count' }],
  })
  expect(refusalOf(undefined)).toMatchObject({ code: 'bad-request', issues: [{ field: '' }] })
})

test('an unknown field is named in the refusal, and no value that was sent is repeated', () => {
  const refusal = refusalOf({ itemType: 'bias', isAdmin: 'canary' })
  expect(refusal).toMatchObject({ issues: [{ field: 'isAdmin', message: 'This field is not known.' }] })
  expect(JSON.stringify(refusal)).not.toContain('canary')
})

test('at most ten problems are listed, and long field names are shortened', () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`x${index}`.repeat(100), 1]))
  const { issues } = refusalOf({ itemType: 'bias', ...many }) as { issues: { field: string }[] }
  expect(issues).toHaveLength(10)
  expect(Math.max(...issues.map(({ field }) => field.length))).toBe(100)
})
