/**
 * The pages made at build time, by the names that the build gives them and the server looks for. An address has one of
 * these by its path and query; `index` is the home page, and `shell` the page of an address that says nothing by itself.
 */
export type PageName =
  | 'index'
  | 'shell'
  | 'attempt'
  | 'round'
  | 'today'
  | 'learn'
  | 'learn-biases'
  | 'dashboard'
  | 'progress'
  | 'not-found'
  | `start-${string}`
  | `concept-${string}`

/** The page on which an attempt of a mode starts. */
export function startPage(mode: string): PageName {
  return `start-${mode}`
}

/** The page of a concept in the catalogue, by the concept's id. */
export function conceptPage(id: string): PageName {
  return `concept-${id}`
}
