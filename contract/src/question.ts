import { DIFFICULTIES, FORMS, SCENARIO_KINDS } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { conceptLabel, scenarioId } from './fields.ts'

/** The database stores the order of the options as one of the 24 orders of four. */
const OPTIONS = 4

const text = z.string().check(z.maxLength(4000))

/** A question from any client; the catalogue may have changed since it was asked. */
export const question = z.strictObject({
  id: z.string().check(z.maxLength(100)),
  scenario: text,
  options: z.array(text).check(z.length(OPTIONS)),
  correctAnswer: z.int(),
  fallacyType: conceptLabel,
  explanation: text,
  difficulty: z.enum(DIFFICULTIES),
  scenarioId: z.exactOptional(scenarioId),
  form: z.exactOptional(z.enum(FORMS)),
  kind: z.exactOptional(z.enum(SCENARIO_KINDS)),
  rationales: z.exactOptional(z.array(text).check(z.length(OPTIONS))),
})
