import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { required } from '@think-twice/core/required'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeWebFolder } from '../../test/web-folder.fixture.ts'
import { readFiles, sendFile } from './built-files.ts'

let folder: string
beforeEach(() => {
  folder = makeWebFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const fileAt = (address: string) =>
  required(
    readFiles(folder).find((file) => file.address === address),
    address,
  )

test('pages, compressed copies, and hidden files cannot be requested as files', () => {
  expect(
    readFiles(folder)
      .map(({ address }) => address)
      .sort(),
  ).toEqual(['/assets/index-abc123.js', '/manifest.webmanifest', '/sw.js', '/theme.js'])
})

test('a file of an unknown kind is refused with its name', () => {
  writeFileSync(join(folder, 'letter.doc'), 'Dear Ada')
  expect(() => readFiles(folder)).toThrow('The built app has a file of an unknown kind: “letter.doc”.')
})

test('a file with a hash in its name is cached forever, and any other is revalidated by its content', () => {
  expect(fileAt('/assets/index-abc123.js')).toMatchObject({
    caching: 'public, max-age=31536000, immutable',
    type: 'text/javascript; charset=utf-8',
  })
  const before = fileAt('/theme.js')
  expect(before.caching).toBe('no-cache')
  writeFileSync(join(folder, 'theme.js'), '// another theme')
  expect(fileAt('/theme.js').etag).not.toBe(before.etag)
})

test('the smallest copy is sent that the browser accepts and the build contains', async () => {
  const app = Fastify()
  const file = fileAt('/assets/index-abc123.js')
  app.get('/', (request, reply) => sendFile(request, reply, file))
  const encodingFor = async (accepted: string) =>
    (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).headers['content-encoding']
  expect([await encodingFor('br, gzip'), await encodingFor('gzip'), await encodingFor('')]).toEqual([
    'br',
    'gzip',
    undefined,
  ])
  rmSync(`${file.path}.br`)
  expect(await encodingFor('br, gzip')).toBe('gzip')
  const known = await app.inject({ url: '/', headers: { 'if-none-match': file.etag } })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  await app.close()
})
