/** The one list of pages: the build makes them, the server and the service worker find them here. */

import { isConceptId } from '@think-twice/core/concepts/concepts'
import { modeOf } from '@think-twice/core/quiz/quiz-modes'
import { kebabCase } from '@think-twice/core/text'
import type { QuizMode } from '@think-twice/core/vocabulary'

/** The product's four pages, compared exactly; any other path is the 404 page. */
export const PAGE_PATHS = ['/', '/dashboard', '/learn', '/progress'] as const
type PagePath = (typeof PAGE_PATHS)[number]

/** Whether an address is a page of the app. */
export function isPagePath(path: string): path is PagePath {
  return PAGE_PATHS.some((each) => each === path)
}

/** An address that answers with the 404 page, for the service worker to fetch its copy from. */
export const NOT_FOUND_PATH = '/404'

/**
 * A page made at build time. `index` is home; `shell` is for an attempt, a round or a seat, which only the device knows;
 * `sent-round` for one in a friend's link.
 */
export type PageName =
  | 'index'
  | 'shell'
  | 'today'
  | 'sent-round'
  | 'learn'
  | 'learn-biases'
  | 'for-teachers'
  | 'print'
  | 'dashboard'
  | 'progress'
  | 'not-found'
  | `start-${QuizMode}`
  | `concept-${string}`

/** The page on which an attempt of a mode starts. */
export function startPage(mode: QuizMode): PageName {
  return `start-${mode}`
}

/** The page of a concept in the catalog, by the concept's id. */
export function conceptPage(id: string): PageName {
  return `concept-${id}`
}

/** A `URLSearchParams`, whose type is not known in this room. */
type Search = { has: (name: string) => boolean; get: (name: string) => string | null }

/** The page for an address. */
export function pageAt(path: string, search: Search): PageName {
  if (!isPagePath(path)) return 'not-found'
  switch (path) {
    case '/':
      return homePage(search)
    case '/learn':
      return learnPage(search)
    case '/dashboard':
      return 'dashboard'
    case '/progress':
      return 'progress'
  }
}

function homePage(search: Search): PageName {
  if (search.has('round')) return search.get('round') === 'with' ? 'sent-round' : 'shell'
  if (search.has('class')) return 'shell'
  if (search.has('today')) return 'today'
  const start = search.get('start')
  if (start !== null) return startPage(modeOf(start))
  return search.has('session') ? 'shell' : 'index'
}

function learnPage(search: Search): PageName {
  if (search.get('for') === 'teachers') return search.has('print') ? 'print' : 'for-teachers'
  const id = kebabCase(search.get('focus') ?? '')
  if (isConceptId(id)) return conceptPage(id)
  return search.get('type') === 'cognitive-biases' ? 'learn-biases' : 'learn'
}
