import { expect, test } from 'vitest'
import { schemaText } from './schema-text.ts'

test.each([
  [{ $ref: '#/components/schemas/Question' }, 'Question'],
  [{ const: 'no-flaw' }, '"no-flaw"'],
  [{ enum: ['low', 'high'] }, '"low" | "high"'],
  [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, 'true | false | null'],
  [{}, 'anything'],
  [{ type: 'string' }, 'text'],
  [
    { type: 'string', maxLength: 64, pattern: '^a', allOf: [{ pattern: 'b$' }] },
    'text (at most 64 characters) like ^a and b$',
  ],
  [{ type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'whole number'],
  [{ type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'whole number, 1 or more'],
  [{ type: 'integer', minimum: 0, maximum: 8_640_000_000_000_000 }, 'time'],
  [{ type: 'number', minimum: 0, maximum: 100 }, 'number, 0 to 100'],
  [{ type: 'number', maximum: 1 }, 'number, at most 1'],
  [{ type: 'array', items: { type: 'string' }, minItems: 4, maxItems: 4 }, 'list of text (4 entries)'],
  [{ type: 'array', minItems: 1 }, 'list of anything (at least 1 entries)'],
])('%j reads as %s', (schema, text) => {
  expect(schemaText(schema)).toBe(text)
})

test('an object has a line for each field, with a question mark if it may be left out', () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'string' }, told: { type: 'object', additionalProperties: { type: 'boolean' } } },
    required: ['id'],
  }
  expect(schemaText(schema)).toBe('{\n  id: text\n  told?: {\n    [any name]: true | false\n  }\n}')
})
