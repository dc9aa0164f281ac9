import { LIVE_PHASES, type RoundState } from '@think-twice/core/class/round-state'
import { characterCount, oneLine } from '@think-twice/core/typed-text'
import { CONCEPTS, NO_FLAW, SURENESS } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'

/** Milliseconds since 1970. */
export const time = z.int().check(z.nonnegative(), z.maximum(8_640_000_000_000_000))

/** A calendar day, like 2026-11-21. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** A number of things. */
export const count = z.int().check(z.nonnegative())

/** Text that both databases store unchanged: no NUL and no half of a surrogate pair. */
const STORABLE = /^[^\0\p{Cs}]*$/u

/** Any text that can be kept and given back as it came. */
export const storableText = z.string().check(z.regex(STORABLE))

/** A name or label of one line: kept without what cannot be seen, and measured then. */
export function line(most: number) {
  return storableText
    .check(
      z.overwrite(oneLine),
      z.refine((text) => characterCount(text) <= most),
    )
    .register(z.globalRegistry, { maxLength: most })
}

/** A concept by id, name, alias or hyphenated form, or another label, kept up to 100 characters. */
export const conceptLabel = z.string().check(z.maxLength(4000), z.regex(STORABLE), z.regex(/\S/))

/** An IANA name such as Europe/Berlin; absent or unknown counts as UTC. */
export const timeZone = z.nullable(z.string())

/** The id of a scenario, which may be of an older or newer bank. */
export const scenarioId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/))

/** A learner’s choice in an argument: a concept by its id, or `no-flaw`. */
export const choice = z.union([z.enum(CONCEPTS), z.literal(NO_FLAW)])

/** The sureness of an answer, from a guess to sure. */
export const sureness = z.enum(SURENESS)

/** The id of an account: a whole number from 1. */
export const userId = z.int().check(z.positive())

/** Where a class’s round is: `number` grows by one with each change; `position` counts scenarios from 0. */
export const roundState = z.strictObject({
  number: count,
  position: count,
  phase: z.enum(['open', ...LIVE_PHASES]),
}) satisfies z.ZodMiniType<RoundState>
