import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveDocs } from './serve-docs.ts'

test('the page about the API is HTML with a separate style sheet', async () => {
  const app = Fastify()
  serveDocs(app)
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<link rel="stylesheet" href="/api/docs.css">')
  expect(page.body).not.toContain('<style')
  const style = await app.inject('/api/docs.css')
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
  expect(style.body).toContain('color-scheme')
  await app.close()
})
