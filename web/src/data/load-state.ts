type Query = { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> }

/** How far several queries are, taken together. `tryAgain` fetches again what could not be loaded. */
export function loadState(...queries: readonly Query[]) {
  return {
    isPending: queries.some(({ isPending }) => isPending),
    isError: queries.some(({ isError }) => isError),
    tryAgain: () => Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
