import type { PageName } from '@think-twice/contract/pages'

/** A page made at build time; the server chooses among them by path and query. */
export type PrerenderedPage = {
  name: PageName
  title: string
  description: string
  /** The address that search engines should keep; null for a page that need not be found. */
  canonical: string | null
  /** The picture shown when the page is shared. */
  picture?: string
  address: string
  /** The addresses at which the page is shown as it was printed, if there are others; `*` is any. */
  shownAt?: readonly string[]
  /** Only the bar and a title are printed. */
  isFrame?: true
  /** The page is for signed-in people, not for visitors. */
  isPersonal?: true
  /** The module of its screen, whose styles come with it; home is part of the entry. */
  screen?: string
}

/** Makes every page there is from the published pieces of content, each with the markup of its #root. */
export type PrerenderAll = (pieces: ReadonlyMap<string, unknown>) => Promise<(PrerenderedPage & { root: string })[]>
