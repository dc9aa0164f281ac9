import { TOPICS } from '@think-twice/contract/endpoints'
import { describeApi } from '@think-twice/contract/openapi-document'
import { itemAt } from '@think-twice/core/item-at'
import { expect, test } from 'vitest'
import { docsPage } from './docs-page.ts'

const api = describeApi(TOPICS)
const page = docsPage(api)

test('every call is linked from the table of contents and appears once, under its topic', () => {
  const calls = Object.values(api.paths).flatMap((methods) => Object.values(methods))
  for (const { operationId } of calls) {
    expect(page.split(`href="#${operationId}"`), operationId).toHaveLength(2)
    expect(page.split(`id="${operationId}"`), operationId).toHaveLength(2)
  }
  for (const { name } of api.tags) expect(page).toContain(`<h2 id="topic-${name.toLowerCase()}">${name}</h2>`)
})

test('a call lists its optional fields, what it accepts, and each refusal by its code', () => {
  const article = page.slice(page.indexOf('<article aria-labelledby="postProgress">'))
  const text = article.slice(0, article.indexOf('</article>'))
  expect(text).toContain('<h3 id="postProgress"><b>POST</b> <code>/api/users/{id}/progress</code></h3>')
  expect(text).toContain('<dt><code>idempotency-key</code> in the header, may be left out</dt>')
  expect(text).toContain('isCorrect: true | false')
  expect(text).toContain('<code>answer-differs</code>: Another answer is saved under this key.')
})

test('nothing in the document is treated as markup', () => {
  const path = '/api/x'
  const operation = itemAt(Object.values(api.paths['/api/health']!), 0)
  const shown = docsPage({
    ...api,
    info: { ...api.info, title: 'A & B' },
    paths: { [path]: { get: { ...operation, summary: '<script>alert("1")</script>' } } },
  })
  expect(shown).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(shown).not.toContain('<script')
  expect(shown).toContain('<h1>The API of A &amp; B</h1>')
})
