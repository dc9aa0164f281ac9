import { conceptPage, startPage } from '@think-twice/contract/pages'
import { CATALOG_PIECE, type CatalogEntry } from '@think-twice/core/publishing/pieces'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { QUIZ_MODES } from '@think-twice/core/vocabulary'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import {
  attemptAddress,
  catalogAddress,
  conceptAddress,
  FOR_TEACHERS_ADDRESS,
  printAddress,
  sentRoundAddress,
  shortConceptAddress,
  startAddress,
  todayAddress,
} from './addresses.ts'
import { App } from './app.tsx'
import { presumeUser } from './browser/current-user.ts'
import { putPieces } from './data/content.ts'
import type { PrerenderAll, PrerenderedPage } from './prerender-types.ts'

const PROMISE =
  'Spot the flaw. Know your blind spots. Short scenarios that teach you to recognize 24 logical fallacies and 24 cognitive biases.'
/** Pages that search engines need not list have this in common. */
const UNLISTED = { title: 'Think Twice', description: PROMISE, canonical: null } as const
const LEARN = 'src/screens/learn/learn-screen.tsx'

/** Every page there is, each with the markup of its #root. */
export const prerenderAll: PrerenderAll = async (pieces) => {
  putPieces(pieces)
  const made = []
  // The build publishes the catalog, and nothing else, under this name.
  for (const page of listPages(pieces.get(CATALOG_PIECE) as CatalogEntry[])) {
    made.push({ ...page, root: await rootOf(page) })
  }
  return made
}

function listPages(catalog: readonly CatalogEntry[]): PrerenderedPage[] {
  const [fallacies, biases] = [catalogAddress('logical-fallacies'), catalogAddress('cognitive-biases')]
  return [
    { name: 'index', title: 'Think Twice', description: PROMISE, canonical: '/', address: '/' },
    {
      name: 'learn',
      title: named('Learn'),
      description:
        'The catalog of 24 logical fallacies and 24 cognitive biases, each with examples and what it is mistaken for.',
      canonical: '/learn',
      address: '/learn',
      shownAt: ['/learn', fallacies],
      screen: LEARN,
    },
    {
      name: 'learn-biases',
      title: named('Learn'),
      description: '24 cognitive biases: how each one tilts a judgment, with examples and what it is mistaken for.',
      canonical: biases,
      address: biases,
      screen: LEARN,
    },
    {
      name: 'for-teachers',
      title: named('For teachers'),
      description:
        'A lesson of twenty minutes: vote, talk, vote again. With worksheets, and questions for Moodle, Canvas, Anki and others.',
      canonical: FOR_TEACHERS_ADDRESS,
      address: FOR_TEACHERS_ADDRESS,
      screen: 'src/screens/teachers/teachers-screen.tsx',
    },
    { ...UNLISTED, name: 'print', title: named('Print'), address: printAddress({ about: [] }), isFrame: true },
    ...catalog.map(pageOfConcept),
    {
      ...UNLISTED,
      name: 'not-found',
      title: named('Page Not Found'),
      address: '/nowhere',
      shownAt: ['*'],
      screen: 'src/screens/not-found/not-found-screen.tsx',
    },
    { ...UNLISTED, name: 'shell', address: attemptAddress(''), shownAt: ['*'], isFrame: true },
    ...QUIZ_MODES.map(
      (mode): PrerenderedPage => ({
        ...UNLISTED,
        name: startPage(mode),
        title: named(titleOf(mode)),
        address: startAddress(mode),
        isFrame: true,
      }),
    ),
    {
      name: 'sent-round',
      title: named('A round from a friend'),
      description: 'A few short arguments, some of them sound. Play the ones your friend just played, and compare.',
      canonical: null,
      address: sentRoundAddress(''),
      shownAt: ['*'],
      isFrame: true,
    },
    {
      name: 'today',
      title: named('Today’s argument'),
      description: 'One short argument a day, the same for everyone, and one try. Is there a flaw in it, and where?',
      canonical: todayAddress(),
      picture: '/today.png',
      address: todayAddress(),
      isFrame: true,
    },
    {
      ...UNLISTED,
      name: 'dashboard',
      title: named('Dashboard'),
      address: '/dashboard',
      isFrame: true,
      isPersonal: true,
    },
    {
      name: 'progress',
      title: named('Progress'),
      description: 'Achievements, mastery, streaks and learning paths, shown with a sample learner’s data.',
      canonical: '/progress',
      address: '/progress',
      isFrame: true,
    },
  ]
}

function pageOfConcept({ id, name, definition }: CatalogEntry): PrerenderedPage {
  return {
    name: conceptPage(id),
    title: named(name),
    description: definition,
    canonical: conceptAddress(id),
    picture: `/concepts/${id}.png`,
    address: conceptAddress(id),
    shownAt: [conceptAddress(id), shortConceptAddress(id)],
    screen: LEARN,
  }
}

function named(title: string): string {
  return `${title} · Think Twice`
}

async function rootOf({ address, isFrame, isPersonal }: PrerenderedPage): Promise<string> {
  const { pathname, search } = new URL(address, 'http://build')
  presumeUser(isPersonal ? { id: 0, name: '', username: '', createdAt: 0 } : null)
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={pathname} ssrSearch={search}>
        <App isFrame={isFrame} />
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
