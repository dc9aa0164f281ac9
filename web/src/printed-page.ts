import type { QuizMode } from '@think-twice/core/vocabulary'

/** A page as it is made at build time; the server chooses among them by path and query. */
export type PrintedPage = {
  /** The file it becomes. */
  name: string
  title: string
  description: string
  /** The address that search engines shall keep; null for what nobody searches for. */
  canonical: string | null
  /** The addresses at which #root holds just what is to be seen there; `*` is any. Without one #root stays empty. */
  addresses: readonly string[]
  /** The page is drawn for somebody who is signed in, not for a visitor. */
  isPersonal?: true
  /** Only a frame, which the page itself replaces. */
  isFrame?: true
  /** The quiz whose first question is still to be drawn, which a script of the page's own does before the first paint. */
  starts?: QuizMode
  /** The module of its screen, whose code and styles it brings along; home is part of the entry. */
  screen?: string
  /** The pieces of content that are asked for along with it. */
  pieces?: readonly string[]
  /** The picture that stands for it where it is shared. */
  picture?: string
}

/** Every page there is, each with the markup of its #root. */
export type PrintPages = (pieces: ReadonlyMap<string, unknown>) => Promise<(PrintedPage & { root: string })[]>
