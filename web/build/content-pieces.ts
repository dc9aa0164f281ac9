import { createHash } from 'node:crypto'
import type { Plugin, ViteDevServer } from 'vite'

const MODULE = 'virtual:content-pieces'
/** Where a piece is served during development. */
const DEV_FOLDER = '/content/'
const BANK = '@think-twice/core/content/bank'
const RETIRED_SCENARIOS = '@think-twice/core/content/retired'
const SCHEDULE_OF_DAYS = '@think-twice/core/content/schedule'
const PUBLISHED_PIECES = '@think-twice/core/publishing/publish'

type Bank = typeof import('@think-twice/core/content/bank')
type RetiredScenarios = typeof import('@think-twice/core/content/retired')
type ScheduleOfDays = typeof import('@think-twice/core/content/schedule')
type PublishedPieces = typeof import('@think-twice/core/publishing/publish')

/** The ids of the scenarios that must not be published yet. */
type DraftsIn = (bank: Bank['BANK']) => ReadonlySet<string>

/**
 * Publishes the bank in pieces, each its own file; `virtual:content-pieces` maps a piece's name to its address. The
 * caller says which scenarios are drafts and stay out.
 */
export function contentPieces(draftsIn: DraftsIn): Plugin {
  let server: ViteDevServer | undefined
  return {
    name: 'think-twice:content-pieces',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),

    async load(id) {
      if (id !== `\0${MODULE}`) return null
      const addresses: Record<string, string> = {}
      for (const [name, content] of await readPieces(draftsIn, server)) {
        if (server) {
          addresses[name] = `${DEV_FOLDER}${name}.json`
          continue
        }
        const text = JSON.stringify(content)
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
        readPieces(draftsIn, devServer)
          .then((pieces) => {
            if (!pieces.has(name)) return next()
            response.setHeader('content-type', 'application/json')
            response.end(JSON.stringify(pieces.get(name)))
          })
          .catch(next)
      })
    },
  }
}

/** During development the bank is read again each time, so that an edited scenario shows after a reload. */
export async function readPieces(draftsIn: DraftsIn, server?: ViteDevServer): Promise<Map<string, unknown>> {
  // Both ways load a module as unknown; each id below is loaded with the type of its own module.
  const load = <Module>(id: string) => (server ? server.ssrLoadModule(id) : import(id)) as Promise<Module>
  const [{ BANK: bank }, { RETIRED: retired }, { SCHEDULE: schedule }, { publishedPieces }] = await Promise.all([
    load<Bank>(BANK),
    load<RetiredScenarios>(RETIRED_SCENARIOS),
    load<ScheduleOfDays>(SCHEDULE_OF_DAYS),
    load<PublishedPieces>(PUBLISHED_PIECES),
  ])
  return publishedPieces(bank, draftsIn(bank), { schedule, retired })
}
