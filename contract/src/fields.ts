import { SURENESS } from '@think-twice/core/learning/evidence'
import * as z from 'zod/mini'

/** Fields that several calls have. */

/** Milliseconds since 1970. */
export const time = z.int().check(z.nonnegative(), z.maximum(8_640_000_000_000_000))

/** Text that both databases keep as it is: no NUL and no half of a character. */
const STORABLE = /^[^\0\p{Cs}]*$/u

export const storableText = z.string().check(z.regex(STORABLE))

/** A concept by id, name, alias or hyphenated form, or a label outside the catalogue, which is kept up to 100 characters. */
export const conceptLabel = z.string().check(z.maxLength(4000), z.regex(STORABLE), z.regex(/\S/))

/** An IANA name such as Europe/Berlin; an absent or unknown one counts as UTC. */
export const timeZone = z.nullable(z.string())

/** A scenario of the bank, or of an older or newer one. */
export const scenarioId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/))

/** How sure the learner said they were. */
export const sureness = z.enum(SURENESS)

/** A number of a person. */
export const userId = z.int().check(z.positive())
