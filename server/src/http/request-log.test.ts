import { Writable } from 'node:stream'
import Fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import { logRequests } from './request-log.ts'

test('a request is logged in one line with its route, status, and time, and none of its content', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(String(line))
      done()
    },
  })
  const app = Fastify({ logger: { stream }, logController: new LogController({ disableRequestLogging: true }) })
  logRequests(app)
  app.get('/api/users/:id', (_, reply) => reply.code(204).send())

  await app.inject({ url: '/api/users/canary?canary=1', headers: { cookie: 'sid=canary' } })
  await app.inject('/canary')
  await app.close()

  const [called, unknown] = lines.map((line) => JSON.parse(line))
  expect(lines).toHaveLength(2)
  expect(called).toMatchObject({ method: 'GET', route: '/api/users/:id', status: 204, ms: expect.any(Number) })
  expect(unknown).toMatchObject({ route: 'none', status: 404 })
  expect(lines.join('')).not.toContain('canary')
})
