import { conceptPage, startPage } from '@think-twice/contract/pages'
import { conceptId } from '@think-twice/core/concepts/concept-names'
import { CATALOGUE_PIECE, type CatalogueEntry, studyPieceOf } from '@think-twice/core/publishing/published-concept'
import { PRACTICE_INDEX_PIECE } from '@think-twice/core/publishing/published-practice-index'
import { SCHEDULE_PIECE } from '@think-twice/core/publishing/published-today'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { QUIZ_MODES, type QuizMode } from '@think-twice/core/vocabulary'
import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { catalogueAddress, conceptAddress, shortConceptAddress, startAddress, todayAddress } from './addresses.ts'
import { App, prepareScreen } from './app.tsx'
import { presumeUser } from './browser/current-user.ts'
import { piecesOf, putPieces } from './data/content.ts'
import { printStart } from './print-start.tsx'
import type { PrintedPage, PrintPages } from './printed-page.ts'

const PROMISE =
  'Spot the flaw. Know your blind spots. Short scenarios that teach you to recognize 24 logical fallacies and 24 cognitive biases.'
const SHELL = { title: 'Think Twice', description: PROMISE, canonical: null, addresses: [] } as const
const ATTEMPT = 'src/screens/attempt/attempt-route.tsx'
const LEARN = 'src/screens/learn/learn-screen.tsx'

/** Every page there is, each with the markup of its #root. */
export const printPages: PrintPages = async (pieces) => {
  putPieces(pieces)
  const printed = []
  // The build publishes the catalogue, and nothing else, under this name.
  for (const page of listPages(pieces.get(CATALOGUE_PIECE) as CatalogueEntry[])) {
    printed.push({ ...page, root: await printRoot(page) })
  }
  return printed
}

function listPages(catalogue: readonly CatalogueEntry[]): PrintedPage[] {
  const [fallacies, biases] = [catalogueAddress('logical-fallacies'), catalogueAddress('cognitive-biases')]
  const learn = { title: named('Learn'), screen: LEARN, pieces: [CATALOGUE_PIECE] }
  return [
    { name: 'index', title: 'Think Twice', description: PROMISE, canonical: '/', addresses: ['/'] },
    ...QUIZ_MODES.map((mode): PrintedPage => printedStart(mode)),
    // An attempt or a round is on the device, so nothing can be drawn ahead.
    { ...SHELL, name: 'shell' },
    {
      name: 'today',
      title: named('Today’s argument'),
      description: 'One short argument a day, the same for everyone, and one try. Is there a flaw in it, and where?',
      canonical: todayAddress(),
      addresses: [],
      screen: 'src/screens/practice/today/today-screen.tsx',
      pieces: [SCHEDULE_PIECE, PRACTICE_INDEX_PIECE],
      picture: '/today.png',
    },
    {
      ...learn,
      name: 'learn',
      description:
        'The catalog of 24 logical fallacies and 24 cognitive biases, each with examples and what it is mistaken for.',
      canonical: '/learn',
      addresses: ['/learn', fallacies],
    },
    {
      ...learn,
      name: 'learn-biases',
      description: '24 cognitive biases: how each one tilts a judgment, with examples and what it is mistaken for.',
      canonical: biases,
      addresses: [biases],
    },
    ...catalogue.map((entry): PrintedPage => printedConcept(entry)),
    {
      name: 'dashboard',
      title: named('Dashboard'),
      description: PROMISE,
      canonical: null,
      addresses: ['/dashboard'],
      isPersonal: true,
      isFrame: true,
      screen: 'src/screens/dashboard/dashboard-screen.tsx',
    },
    {
      name: 'progress',
      title: named('Progress'),
      description: 'Achievements, mastery, streaks and learning paths, shown with a sample learner’s data.',
      canonical: '/progress',
      addresses: ['/progress'],
      isFrame: true,
      screen: 'src/screens/progress/progress-screen.tsx',
    },
    {
      name: 'not-found',
      title: named('Page Not Found'),
      description: PROMISE,
      canonical: null,
      addresses: ['*'],
      screen: 'src/screens/not-found/not-found-screen.tsx',
    },
  ]
}

/** The page of an attempt that nobody has begun; search engines don't need it. */
function printedStart(mode: QuizMode): PrintedPage {
  return {
    ...SHELL,
    name: startPage(mode),
    title: named(titleOf(mode)),
    addresses: [startAddress(mode)],
    starts: mode,
    screen: ATTEMPT,
    pieces: piecesOf(mode, new Map()),
  }
}

function printedConcept({ name, definition }: CatalogueEntry): PrintedPage {
  const id = conceptId(name)
  return {
    name: conceptPage(id),
    title: named(name),
    description: definition,
    canonical: conceptAddress(name),
    picture: `/concepts/${id}.png`,
    addresses: [conceptAddress(name), shortConceptAddress(name)],
    screen: LEARN,
    pieces: [CATALOGUE_PIECE, studyPieceOf(name)],
  }
}

function named(title: string): string {
  return `${title} · Think Twice`
}

async function printRoot({ addresses: [address], isPersonal, starts }: PrintedPage): Promise<string> {
  if (address === undefined) return ''
  const { pathname, search, searchParams } = new URL(address === '*' ? '/nowhere' : address, 'http://build')
  presumeUser(isPersonal ? { id: 0, name: '', username: '', createdAt: 0 } : null)
  const print = (page: ReactNode) => printAt(pathname, search, page)
  if (starts) return printStart(starts, print)
  await prepareScreen(pathname, searchParams)
  return print(<App />)
}

async function printAt(pathname: string, search: string, page: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={pathname} ssrSearch={search}>
        {page}
      </Router>
    </StrictMode>,
    // Longer pages would be sent in parts, to be put together by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: stopBuild },
  )
  return new Response(prelude).text()
}

function stopBuild(error: unknown): never {
  throw new Error('A page could not be prerendered', { cause: error })
}
