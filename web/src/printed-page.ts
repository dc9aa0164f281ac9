import type { PageName } from '@think-twice/contract/pages'
import type { QuizMode } from '@think-twice/core/vocabulary'

/** A page as made at build time; the server chooses among them by path and query. */
export type PrintedPage = {
  /** The file it becomes, without its ending. */
  name: PageName
  title: string
  description: string
  /** The address that search engines should keep; null for a page that nobody searches for. */
  canonical: string | null
  /**
   * The addresses at which #root holds exactly what is shown there; `*` is any. If there are none, #root stays empty.
   */
  addresses: readonly string[]
  /** The page is drawn for somebody who is signed in, not for a visitor. */
  isPersonal?: true
  /** Only a frame, which the real page replaces. */
  isFrame?: true
  /** The quiz whose first question is still to be drawn; the page's own script draws it before the first paint. */
  starts?: QuizMode
  /** The module of its screen, whose code and styles come with it; home is part of the entry. */
  screen?: string
  /** The pieces of content that are fetched along with it. */
  pieces?: readonly string[]
  /** The picture shown when the page is shared. */
  picture?: string
}

/** Every page there is, each with the markup of its #root. */
export type PrintPages = (pieces: ReadonlyMap<string, unknown>) => Promise<(PrintedPage & { root: string })[]>
