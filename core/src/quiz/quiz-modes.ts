import { type ItemType, QUIZ_MODES, type QuizMode } from '../vocabulary.ts'
import { SERIES_LENGTH, slotRange } from './slots.ts'

const SHORT = 12

type ModeRules = {
  title: string
  slots: readonly string[]
  assesses: ItemType | null
}

const MODES: Readonly<Record<QuizMode, ModeRules>> = {
  standard: { title: 'Standard Quiz', slots: slotRange('q', 1, SHORT), assesses: null },
  advanced: {
    title: 'Advanced Quiz',
    slots: [...slotRange('fallacy', 1, SERIES_LENGTH), ...slotRange('bias', 1, SERIES_LENGTH)],
    assesses: null,
  },
  'mini-bias-assessment': {
    title: 'Bias Assessment (Mini)',
    slots: slotRange('bias', 1, SHORT),
    assesses: 'bias',
  },
  'mini-fallacy-assessment': {
    title: 'Fallacy Assessment (Mini)',
    slots: slotRange('fallacy', 1, SHORT),
    assesses: 'fallacy',
  },
  'bias-assessment': {
    title: 'Bias Assessment (Full)',
    slots: slotRange('bias', 1, SERIES_LENGTH),
    assesses: 'bias',
  },
  'fallacy-assessment': {
    title: 'Fallacy Assessment (Full)',
    slots: slotRange('fallacy', 1, SERIES_LENGTH),
    assesses: 'fallacy',
  },
  extended: { title: 'Standard Quiz', slots: slotRange('q', 1, SERIES_LENGTH), assesses: null },
}

/** The mode for a quiz type; anything unknown runs the extended 24. */
export function modeOf(type: string): QuizMode {
  return QUIZ_MODES.find((mode) => mode === type) ?? 'extended'
}

/** The mode's title on the screens, as in the table of docs/product.md. */
export function titleOf(mode: QuizMode): string {
  return MODES[mode].title
}

/** The slots that a mode asks, one question each. */
export function slotsOf(mode: QuizMode): readonly string[] {
  return MODES[mode].slots
}

/** The number of questions that a mode asks. */
export function questionCountOf(mode: QuizMode): number {
  return slotsOf(mode).length
}

/** The kind of profiles that a result of this mode has; null for a quiz that is only scored. */
export function assessedBy(mode: QuizMode): ModeRules['assesses'] {
  return MODES[mode].assesses
}
