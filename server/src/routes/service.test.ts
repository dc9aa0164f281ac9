import { ENDPOINTS } from '@think-twice/contract/endpoints'
import { required } from '@think-twice/core/required'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcomeOf, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import type { ApiDocument } from '../docs/openapi.ts'
import type { Services } from '../services.ts'

describe('health', () => {
  const health = async (
    on: Parameters<typeof startTestApp>[0],
    changed: (services: Services) => Partial<Services> = () => ({}),
  ) => {
    const server = await startTestApp(on, { changed })
    const reply = await server.nobody.get('/api/health')
    await server.stop()
    return reply
  }

  test.each(DATABASES)('is ok while %s responds', async (database) => {
    const reply = await health(database)
    expect([reply.status, reply.body]).toEqual([200, { status: 'ok' }])
  })

  test('is 503 when the database does not respond, without saying why', async () => {
    const ping = () => Promise.reject(new Error('password authentication failed for ada'))
    const reply = await health('SQLite', ({ storage }) => ({ storage: { ...storage, ping } }))
    expect(outcomeOf(reply)).toBe('unavailable')
    expect(reply.headers['retry-after']).toBe('5')
    expect(JSON.stringify(reply.body)).not.toMatch(/authentication|for ada/)
  })

  test('is 503 once the server has been asked to stop', async () => {
    expect(outcomeOf(await health('SQLite', () => ({ isStopping: () => true })))).toBe('unavailable')
  })
})

describe('the description of the API', () => {
  let server: TestApp
  let api: ApiDocument
  let page: string
  beforeAll(async () => {
    server = await startTestApp('SQLite')
    // It has no schema of its own; `openapi.ts` makes it of this type.
    api = (await server.nobody.get('/api/openapi.json')).body as ApiDocument
    page = String((await server.nobody.get('/api/docs')).body)
  })
  afterAll(() => server.stop())
  const operationAt = (method: string, path: string) => required(api.paths[path]?.[method], `${method} ${path}`)
  const operations = () => Object.values(api.paths).flatMap((methods) => Object.values(methods))

  test('has every call once, under its own name and a topic that is explained', () => {
    expect(operations()).toHaveLength(ENDPOINTS.length)
    expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(ENDPOINTS.length)
    const topics = new Map(api.tags.map(({ name, description }) => [name, description]))
    for (const { tags } of operations()) expect(topics.get(tags[0] ?? '')).toMatch(/\.$/)
  })

  test.each([
    ['/api/health', 'get', true, ['200', '408', '431', '500', '503']],
    ['/api/session', 'get', false, ['200', '401', '408', '410', '431', '500', '503']],
    [
      '/api/users/{id}/favorites',
      'post',
      false,
      ['200', '201', '400', '401', '403', '408', '410', '413', '415', '422', '429', '431', '500', '503'],
    ],
  ])('says of %s (%s) whether it is open to everybody, and lists its replies', (path, method, isOpen, statuses) => {
    const { security, responses } = operationAt(method, path)
    expect(security.length === 0).toBe(isOpen)
    expect(Object.keys(responses)).toEqual(statuses)
  })

  test('says that sample data may be read without a session, and an account’s own data may not', () => {
    expect(operationAt('get', '/api/users/{id}/progress').security).toContainEqual({})
    expect(operationAt('get', '/api/users/{id}/export').security).not.toContainEqual({})
  })

  test('has a call’s own words for a refusal in place of the general ones', () => {
    const { responses } = operationAt('post', '/api/quiz-results')
    expect(responses['503']?.description).toBe(
      '`result-not-saved`: Couldn’t save right now. Your result is kept on this device and will be sent again.',
    )
    expect(responses['409']?.description).toContain('`result-differs`')
    expect(responses['409']?.content?.['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' })
  })

  test('says how long a new password may be, and what stands in a path', () => {
    const body = operationAt('post', '/api/users').requestBody?.content['application/json'].schema
    expect(body).toMatchObject({ properties: { password: { type: 'string', minLength: 8, maxLength: 128 } } })
    const { parameters } = operationAt('delete', '/api/users/{id}/sessions/{signIn}')
    expect(parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'signIn', in: 'path', required: true, schema: { type: 'string' } },
    ])
  })

  test('is a page too, which links each call from its contents and has it once, under its topic', () => {
    for (const { operationId } of operations()) {
      expect(page.split(`href="#${operationId}"`), operationId).toHaveLength(2)
      expect(page.split(`id="${operationId}"`), operationId).toHaveLength(2)
    }
    for (const { name } of api.tags) expect(page).toContain(`<h2 id="topic-${name.toLowerCase()}">${name}</h2>`)
  })

  test('lists on the page a call’s optional fields, what it accepts, and each refusal by its code', () => {
    const article = page.slice(page.indexOf('<article aria-labelledby="postProgress">'))
    const text = article.slice(0, article.indexOf('</article>'))
    expect(text).toContain('<h3 id="postProgress"><b>POST</b> <code>/api/users/{id}/progress</code></h3>')
    expect(text).toContain('<dt><code>idempotency-key</code> in the header, may be left out</dt>')
    expect(text).toContain('isCorrect: true | false')
    expect(text).toContain('<code>answer-differs</code>: Another answer is saved under this key.')
  })

  test('has a style sheet in a file of its own, as the policy requires', async () => {
    expect(page).toContain('<link rel="stylesheet" href="/api/docs.css">')
    expect(page).not.toContain('<style')
    const style = await server.nobody.get('/api/docs.css')
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(style.body).toContain('color-scheme')
  })
})
