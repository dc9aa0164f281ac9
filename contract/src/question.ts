import { DIFFICULTIES, FORMS, SCENARIO_KINDS } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { conceptLabel, scenarioId } from './fields.ts'

/** Four options, so that the order in which they stood is one of 24. */
const OPTIONS = 4

const text = z.string().check(z.maxLength(4000))

/** A question as it is sent and read, whoever wrote it: the catalogue may have changed since it was asked. */
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
