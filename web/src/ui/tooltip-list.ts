import { createStore } from '../browser/store.ts'

/** What shows over which element. The code that draws it comes after the first paint; until then it is noted here. */
export type TooltipOf = { anchor: HTMLElement; text: string; id: number }

const tooltips = createStore<readonly TooltipOf[]>([])
let lastId = 0

export const useTooltips = tooltips.use

/** Gives an element its tooltip; the returned function takes the tooltip away. */
export function addTooltip(anchor: HTMLElement, text: string): () => void {
  lastId += 1
  const tooltip = { anchor, text, id: lastId }
  tooltips.set([...tooltips.get(), tooltip])
  return () => tooltips.set(tooltips.get().filter((each) => each !== tooltip))
}
