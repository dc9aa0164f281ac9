import type { Form } from '../vocabulary.ts'

/**
 * Slots in which two forms traded letters, so that the four scenarios of a label block share a form. Questions asked
 * before that have no `scenarioId`, and their letter means the other scenario.
 */
export const TRADED_FORMS: Readonly<Record<string, readonly [Form, Form]>> = {
  bias1: ['A', 'B'],
  bias3: ['A', 'C'],
  bias4: ['A', 'C'],
  bias5: ['B', 'C'],
  bias6: ['A', 'C'],
  bias7: ['A', 'C'],
  bias8: ['A', 'B'],
  bias10: ['A', 'C'],
  bias11: ['B', 'C'],
  bias14: ['A', 'B'],
  bias15: ['A', 'C'],
  bias16: ['A', 'B'],
  bias19: ['B', 'C'],
  bias20: ['A', 'C'],
  bias21: ['A', 'C'],
  bias22: ['A', 'B'],
  bias23: ['A', 'C'],
  bias24: ['A', 'B'],
}
