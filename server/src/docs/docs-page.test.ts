import { expect, test } from 'vitest'
import { docsPage } from './docs-page.ts'
import { schemaText } from './schema-text.ts'

test('nothing in the document is treated as markup', () => {
  const page = docsPage({
    openapi: '3.1.0',
    info: { title: 'A & B', description: 'Uses `<b>`.' },
    tags: [{ name: 'Service', description: '' }],
    paths: {
      '/api/x': {
        get: {
          ...{ operationId: 'getX', tags: ['Service'], summary: '<script>alert("1")</script>', description: '' },
          ...{ security: [], responses: {} },
        },
      },
    },
    components: { schemas: { Error: {} } },
  })
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(page).not.toContain('<script')
  expect(page).toContain('<h1>The API of A &amp; B</h1>')
  expect(page).toContain('<code>&lt;b&gt;</code>')
})

test.each([
  [{ type: 'string', maxLength: 80 }, 'text (at most 80 characters)'],
  [{ type: 'string', pattern: '^a' }, 'text like ^a'],
  [{ type: 'integer', minimum: 0, maximum: 8_640_000_000_000_000 }, 'time'],
  [{ type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'whole number, 1 or more'],
  [{ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'whole number'],
  [{ type: 'number', minimum: 0, maximum: 1 }, 'number, 0 to 1'],
  [{ enum: ['A', 'B'] }, '"A" | "B"'],
  [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, 'true | false | null'],
  [{ type: 'array', items: { type: 'string' }, minItems: 4, maxItems: 4 }, 'list of text (4 entries)'],
  [{ type: 'object', additionalProperties: {} }, '{\n  [any name]: anything\n}'],
  [{ $ref: '#/components/schemas/Error' }, 'Error'],
])('the schema %j is written as %j', (schema, text) => {
  expect(schemaText(schema)).toBe(text)
})

test('an object is written one field per line, with a question mark on optional fields', () => {
  const inner = { type: 'object', properties: { b: { const: 'ok' } }, required: ['b'], additionalProperties: false }
  const schema = { type: 'object', properties: { a: inner, c: { type: 'null' } }, required: ['a'] }
  expect(schemaText(schema)).toBe('{\n  a: {\n    b: "ok"\n  }\n  c?: null\n}')
})
