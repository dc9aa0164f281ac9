import { fileURLToPath } from 'node:url'
import { isBias } from '../core/src/concepts/concepts.ts'
import { BANK } from '../core/src/content/bank.ts'

/** What stood under the name when each picture was drawn, by the concept's id. */
export const DRAWN = fileURLToPath(new URL('concept-pictures.json', import.meta.url))

/** What stands under the name in each concept's picture, by id: the type and the first sentence of the definition. */
export function pictureTexts(): Record<string, string> {
  return Object.fromEntries(
    BANK.map(({ concept: { id, definition } }) => [
      id,
      `${isBias(id) ? 'A cognitive bias.' : 'A logical fallacy.'} ${definition.replace(/(?<=[.!?”])\s.*$/s, '')}`,
    ]),
  )
}
