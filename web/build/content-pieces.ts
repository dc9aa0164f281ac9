import { createHash } from 'node:crypto'
import type { Plugin, ViteDevServer } from 'vite'

const MODULE = 'virtual:content-pieces'
/** Where a piece is served while developing. */
const DEV_FOLDER = '/content/'
const BANK = '@think-twice/core/content/bank'
const PUBLISHED_QUESTION = '@think-twice/core/publishing/published-question'
const PUBLISHED_PRACTICE = '@think-twice/core/publishing/published-practice'
const PUBLISHED_INDEX = '@think-twice/core/publishing/published-practice-index'
const SCHEDULE_OF_DAYS = '@think-twice/core/content/schedule'
const PUBLISHED_TODAY = '@think-twice/core/publishing/published-today'
const PUBLISHED_CONCEPT = '@think-twice/core/publishing/published-concept'
const PUBLISHED_BANK = '@think-twice/core/publishing/published-bank'

type Bank = typeof import('@think-twice/core/content/bank')
type PublishedQuestion = typeof import('@think-twice/core/publishing/published-question')
type PublishedPractice = typeof import('@think-twice/core/publishing/published-practice')
type PublishedBank = typeof import('@think-twice/core/publishing/published-bank')
type PublishedIndex = typeof import('@think-twice/core/publishing/published-practice-index')
type ScheduleOfDays = typeof import('@think-twice/core/content/schedule')
type PublishedToday = typeof import('@think-twice/core/publishing/published-today')
type PublishedConcept = typeof import('@think-twice/core/publishing/published-concept')

/** The ids of the scenarios that are not to be published yet. */
type DraftsIn = (bank: Bank['BANK']) => ReadonlySet<string>

/**
 * Publishes the bank in pieces, so that a screen fetches only what it shows: one file for each block of twelve slots
 * and form, one for the catalogue, for each concept one for its study view and one for its practice, the index that rounds are drawn from,
 * and the schedule of today's arguments. `virtual:content-pieces` maps a piece's name to its address.
 * Which scenarios are drafts, and stay out, is handed in.
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

/** While developing the bank is read anew each time, so that an edited scenario shows after a reload. */
export async function readPieces(draftsIn: DraftsIn, server?: ViteDevServer): Promise<Map<string, unknown>> {
  // Both ways load a module as unknown; each id below is asked for with the type of its own module.
  const load = <Module>(id: string) => (server ? server.ssrLoadModule(id) : import(id)) as Promise<Module>
  const [
    { BANK: whole },
    { publishedBank, slotsWithoutForm },
    { pieceOf, questionInPiece },
    { catalogueEntry, studyPieceOf, studyText },
    { practicePieceOf, practiceQuestions },
    { PRACTICE_INDEX_PIECE, practiceIndex },
    { SCHEDULE },
    { SCHEDULE_PIECE },
  ] = await Promise.all([
    load<Bank>(BANK),
    load<PublishedBank>(PUBLISHED_BANK),
    load<PublishedQuestion>(PUBLISHED_QUESTION),
    load<PublishedConcept>(PUBLISHED_CONCEPT),
    load<PublishedPractice>(PUBLISHED_PRACTICE),
    load<PublishedIndex>(PUBLISHED_INDEX),
    load<ScheduleOfDays>(SCHEDULE_OF_DAYS),
    load<PublishedToday>(PUBLISHED_TODAY),
  ])

  const bank = publishedBank(whole, draftsIn(whole))
  const holes = slotsWithoutForm(bank)
  if (holes.length > 0) throw new Error(`Every form of ${holes.join(', ')} is a draft: nothing can be asked there`)

  const asked = bank
    .flatMap(({ scenarios }) => scenarios)
    .flatMap((scenario) => {
      if (scenario.slot === undefined || scenario.form === undefined) return []
      return [{ piece: pieceOf(scenario.slot, scenario.form), question: questionInPiece(scenario) }]
    })
  const pieces: [name: string, content: unknown][] = [
    ...[...Map.groupBy(asked, ({ piece }) => piece)].map(([name, block]): [string, unknown] => [
      name,
      block.map(({ question }) => question),
    ]),
    ['catalogue', bank.map(({ concept }) => catalogueEntry(concept))],
    ...bank.map(({ concept, study }): [string, unknown] => [studyPieceOf(concept.name), studyText(concept, study)]),
    ...bank.map(({ concept, scenarios }): [string, unknown] => [
      practicePieceOf(concept.name),
      practiceQuestions(concept, scenarios),
    ]),
    [PRACTICE_INDEX_PIECE, practiceIndex(bank)],
    [SCHEDULE_PIECE, SCHEDULE],
  ]
  return new Map(pieces)
}
