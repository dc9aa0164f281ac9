import { ROUND_LENGTHS, USUAL_LENGTH } from '@think-twice/core/practice/round'
import * as z from 'zod/mini'
import { keptValue } from './kept-values.ts'

/** A setting that is missing or not one of its values counts as not chosen. */
const settingsSchema = z.object({
  roundLength: z.catch(z.literal(ROUND_LENGTHS), USUAL_LENGTH),
  /** Are they asked how sure they are? */
  sureness: z.catch(z.object({ quiz: z.catch(z.boolean(), false), round: z.catch(z.boolean(), true) }), {
    quiz: false,
    round: true,
  }),
  /** Does a round ask in which sentence an argument breaks? */
  whereDoesItBreak: z.catch(z.boolean(), true),
  /** Has the dashboard been told to stop offering a recovery code? */
  hidesRecoveryOffer: z.catch(z.boolean(), false),
})

/** The choices made on this device. The theme has a key of its own, since it is read before anything else. */
export type Settings = z.infer<typeof settingsSchema>

const settings = keptValue({ key: 'settings', schema: settingsSchema, initial: settingsSchema.parse({}) })

export const readSettings = settings.get
export const useSettings = settings.use

/** Changes what is given and keeps the rest. */
export function writeSettings(changes: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...changes })
}
