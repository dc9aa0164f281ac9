import type { Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../../test/environment.ts'
import { MetricsError, serveMetrics } from './serve-metrics.ts'

const servers: Server[] = []
const log = { warn: vi.fn() }
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function start(read: () => Promise<{ type: string; text: string }>): Promise<number> {
  const port = await freePort()
  servers.push(await serveMetrics(port, log, read))
  return port
}

test('only GET /metrics is answered, with figures read at that moment', async () => {
  let count = 0
  const port = await start(async () => ({ type: 'text/plain; version=0.0.4', text: `asked ${++count}\n` }))
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
  const first = await get('/metrics')
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4'])
  expect([await first.text(), await (await get('/metrics')).text()]).toEqual(['asked 1\n', 'asked 2\n'])
  expect([(await get('/')).status, (await get('/metrics', 'POST')).status]).toEqual([404, 404])
})

test('a failed reading of the metrics is logged, and answered with 503 and when to retry', async () => {
  const error = new Error('a worker is starting')
  const port = await start(() => Promise.reject(error))
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
  expect(log.warn.mock.calls).toEqual([[{ err: error }, 'the metrics could not be read']])
})

test('a metrics port already in use is reported in a sentence that names the setting', async () => {
  const port = await start(async () => ({ type: '', text: '' }))
  await expect(serveMetrics(port, log, async () => ({ type: '', text: '' }))).rejects.toThrow(
    new MetricsError(`METRICS_PORT ${port} is in use on 127.0.0.1; set METRICS_PORT to a free one.`),
  )
})
