import { expect, test } from 'vitest'
import { docsPage } from './docs-page.ts'

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
