import { BANK } from '@think-twice/core/content/bank'
import { RETIRED } from '@think-twice/core/content/retired'
import { SCHEDULE } from '@think-twice/core/content/schedule'
import { PRACTICE_INDEX_PIECE, practicePieceOf } from '@think-twice/core/publishing/pieces'
import { publishedPieces } from '@think-twice/core/publishing/publish'
import { itemAt, required } from '@think-twice/core/required'
import { build, createServer, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { contentPieces, readPieces } from './content-pieces.ts'

const MODULE = 'virtual:content-pieces'
const NONE: ReadonlySet<string> = new Set()

/** The output of a build of just the address map: the addresses by name, and the files. */
async function built(drafts: ReadonlySet<string> = NONE) {
  const written = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPieces(() => drafts)],
    build: { write: false, rolldownOptions: { input: MODULE, preserveEntrySignatures: 'strict' } },
  })
  const files = [written].flat().flatMap((each) => ('output' in each ? each.output : []))
  const assets = files.filter((file): file is Rolldown.OutputAsset => file.type === 'asset')
  const chunk = files.find((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  return { code: chunk?.code ?? '', texts: new Map(assets.map((file) => [`/${file.fileName}`, String(file.source)])) }
}

test('a build writes each piece of content into its own file, and lists the addresses', async () => {
  const { code, texts } = await built()
  const pieces = publishedPieces(BANK, NONE, { schedule: SCHEDULE, retired: RETIRED })
  expect(texts.size).toBe(pieces.size)
  for (const [name, content] of pieces) {
    const address = new RegExp(`/assets/${name.replaceAll('.', '\\.')}-[\\w-]{8}\\.json`).exec(code)?.[0]
    expect(texts.get(address ?? name), name).toBe(JSON.stringify(content))
  }
})

test('a piece of content that changes gets a new address, and all others keep theirs', async () => {
  const { concept, scenarios } = itemAt(BANK, 0)
  const twin = required(
    scenarios.find(({ twinOf }) => twinOf !== undefined),
    'a sound twin',
  )
  const [before, after] = [await built(), await built(new Set([twin.id]))]
  const changed = [...after.texts.keys()].filter((address) => !before.texts.has(address))
  const names = changed.map((address) => address.replace(/^\/assets\/|-[\w-]{8}\.json$/g, ''))
  expect(names.sort()).toEqual([PRACTICE_INDEX_PIECE, practicePieceOf(concept.id)])
})

test('the development server serves each current piece of content at its address, and nothing else', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false },
    appType: 'custom',
    plugins: [contentPieces(() => NONE)],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const { default: addresses } = await server.ssrLoadModule(MODULE)
  expect(addresses).toMatchObject({ catalog: '/content/catalog.json', 'q1-12.A': '/content/q1-12.A.json' })
  const address = server.httpServer?.address()
  const at = (path: string) => fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`)
  const reply = await at('/content/catalog.json')
  expect(reply.headers.get('content-type')).toBe('application/json')
  expect(await reply.json()).toEqual((await readPieces(() => NONE)).get('catalog'))
  expect((await at('/content/nothing.json')).status).toBe(404)
})
