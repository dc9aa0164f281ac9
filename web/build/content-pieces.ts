import { createHash } from 'node:crypto'
import type { Plugin, ViteDevServer } from 'vite'

const MODULE = 'virtual:content-pieces'
/** Where a piece is served while developing. */
const DEV_FOLDER = '/content/'
const BANK = '@think-twice/core/content/bank'
const PUBLISHED = '@think-twice/core/content/published-question'

type Bank = typeof import('@think-twice/core/content/bank')
type Published = typeof import('@think-twice/core/content/published-question')

/**
 * Publishes the bank in pieces, so that a session fetches only what it shows: one file for each block of twelve slots
 * and form, and one for the catalogue. `virtual:content-pieces` maps a piece's name to its address.
 */
export function contentPieces(): Plugin {
  let server: ViteDevServer | undefined
  return {
    name: 'think-twice:content-pieces',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),

    async load(id) {
      if (id !== `\0${MODULE}`) return null
      const addresses: Record<string, string> = {}
      for (const [name, text] of await readPieces(server)) {
        if (server) {
          addresses[name] = `${DEV_FOLDER}${name}.json`
          continue
        }
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
        const fileName = `assets/${name}-${hash}.json`
        this.emitFile({ type: 'asset', fileName, source: text })
        addresses[name] = `/${fileName}`
      }
      return `export default ${JSON.stringify(addresses)}`
    },

    configureServer(devServer) {
      server = devServer
      devServer.middlewares.use(DEV_FOLDER, (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\.json.*$/g, '')
        readPieces(devServer)
          .then((pieces) => {
            const text = pieces.get(name)
            if (text === undefined) return next()
            response.setHeader('content-type', 'application/json')
            response.end(text)
          })
          .catch(next)
      })
    },
  }
}

/** While developing the bank is read anew each time, so that an edited scenario shows after a reload. */
async function readPieces(server: ViteDevServer | undefined): Promise<Map<string, string>> {
  const load = <Module>(id: string) => (server ? server.ssrLoadModule(id) : import(id)) as Promise<Module>
  const [{ BANK: bank }, { pieceOf, publishedQuestion }] = await Promise.all([
    load<Bank>(BANK),
    load<Published>(PUBLISHED),
  ])

  const pieces = new Map<string, unknown[]>()
  for (const scenario of bank.flatMap(({ scenarios }) => scenarios)) {
    if (scenario.slot === undefined || scenario.form === undefined) continue
    const name = pieceOf(scenario.slot, scenario.form)
    pieces.set(name, [...(pieces.get(name) ?? []), publishedQuestion(scenario)])
  }
  pieces.set(
    'catalogue',
    bank.map(({ concept }) => concept),
  )
  return new Map([...pieces].map(([name, content]) => [name, JSON.stringify(content)]))
}
