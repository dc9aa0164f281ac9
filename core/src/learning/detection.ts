import { NO_FLAW } from '../vocabulary.ts'
import type { MarkedSentence } from '../wording/marked-text.ts'
import type { FirstLook } from './first-looks.ts'
import { measuredShare, normalDensity, normalQuantile, normalShareBelow, Z_95 } from './statistics.ts'

/** Flawed first looks needed to read detection; with fewer, the margins cover both guessing and skill. */
export const ENOUGH_FLAWED = 20
/** Sound first looks needed as well: half as many, because about half as many come up. */
export const ENOUGH_SOUND = 10

const TREND_WINDOW = { flawed: 60, sound: 30 } as const

/** First looks at flawed and at sound arguments, and how each half went. */
export type DetectionCounts = {
  flawed: number
  /** Flawed arguments in which any flaw was named; guessing does that three times in four. */
  caught: number
  namedRight: number
  sound: number
  accepted: number
}

/** A measured value; `margin` is half of its 95% interval. */
export type Measured = { value: number; margin: number }

/** The words for a learner's sharpness, chosen by where its 95% interval lies. */
export const SHARPNESS_WORDS = ['not shown yet', 'like guessing', 'below guessing', 'some', 'clear', 'keen'] as const
export type SharpnessWord = (typeof SHARPNESS_WORDS)[number]

/** The words for a learner's lean; the last one stands for an interval that includes both directions. */
export const LEANS = ['toward suspicion', 'toward trust', 'none we can show'] as const
export type Lean = (typeof LEANS)[number]

/** A learner's ability to tell flawed arguments from sound ones; docs/learning-model.md has the formulas. */
export type DetectionReading = {
  /** d′ of signal detection: 0 is guessing. */
  sharpness: Measured
  /** c of signal detection: below 0 leans toward naming a flaw, above 0 toward letting it pass. */
  lean: Measured
  sharpnessWord: SharpnessWord
  leanWord: Lean
  /** Of 20 pairs of a flawed and a sound argument, how often the flawed one would be picked; guessing gives 10. */
  pickedOf20: { value: number; low: number; high: number }
}

const CLOSE_TO_GUESSING = 1

/** First looks that show how well flaws are detected: a name was asked for, and “No … here” was offered. */
export function detectionLooks(looks: readonly FirstLook[]): FirstLook[] {
  return looks.filter(({ choice, facts }) => choice !== null && !facts.isInSlot && facts.kind !== 'decide')
}

/** Counts flawed and sound looks apart; the looks must come from `detectionLooks`. */
export function detectionCounts(looks: readonly FirstLook[]): DetectionCounts {
  const flawed = looks.filter(({ facts }) => !facts.isSoundHalf)
  const sound = looks.filter(({ facts }) => facts.isSoundHalf)
  return {
    flawed: flawed.length,
    caught: flawed.filter(({ choice }) => choice !== NO_FLAW).length,
    namedRight: flawed.filter(({ isCorrect }) => isCorrect).length,
    sound: sound.length,
    accepted: sound.filter(({ choice }) => choice === NO_FLAW).length,
  }
}

/** The reading of the counts; null before there is enough evidence. */
export function readDetection(counts: DetectionCounts): DetectionReading | null {
  if (counts.flawed < ENOUGH_FLAWED || counts.sound < ENOUGH_SOUND) return null
  return readingOf(signalDetection(counts))
}

/** A measured d′ and c with their words. */
export function readingOf({ sharpness, lean }: Pick<DetectionReading, 'sharpness' | 'lean'>): DetectionReading {
  const picked = (d: number) => Math.round(20 * normalShareBelow(d / Math.SQRT2))
  return {
    sharpness,
    lean,
    sharpnessWord: sharpnessWord(sharpness),
    leanWord: leanWord(lean),
    pickedOf20: {
      value: picked(sharpness.value),
      low: picked(sharpness.value - sharpness.margin),
      high: picked(sharpness.value + sharpness.margin),
    },
  }
}

/** Does the interval rule out guessing? Only then may a sentence praise. */
export function isBetterThanGuessing({ sharpness }: Pick<DetectionReading, 'sharpness'>): boolean {
  return sharpness.value - sharpness.margin > 0
}

/** Is guessing ruled out beyond doubt, by three standard errors? A decision that is made anew every day needs that much. */
export function isSurelyBetterThanGuessing({ sharpness }: Pick<DetectionReading, 'sharpness'>): boolean {
  return sharpness.value > (3 / Z_95) * sharpness.margin
}

/** The latest 60 flawed and 30 sound looks, and as many before them; null when there are too few. */
export function detectionWindows(
  looks: readonly FirstLook[],
): { latest: DetectionCounts; previous: DetectionCounts } | null {
  const flawed = looks.filter(({ facts }) => !facts.isSoundHalf)
  const sound = looks.filter(({ facts }) => facts.isSoundHalf)
  if (flawed.length < 2 * TREND_WINDOW.flawed || sound.length < 2 * TREND_WINDOW.sound) return null
  const window = (back: number) =>
    detectionCounts([...lastWindow(flawed, TREND_WINDOW.flawed, back), ...lastWindow(sound, TREND_WINDOW.sound, back)])
  return { latest: window(0), previous: window(1) }
}

/** d′ and c; rates after Hautus (1995), BRM 27, and variances after Gourevitch and Galanter (1967), Psychometrika 32. */
export function signalDetection({ flawed, caught, sound, accepted }: Omit<DetectionCounts, 'namedRight'>): {
  sharpness: Measured
  lean: Measured
} {
  const hits = (caught + 0.5) / (flawed + 1)
  const falseAlarms = (sound - accepted + 0.5) / (sound + 1)
  const [zHits, zFalseAlarms] = [normalQuantile(hits), normalQuantile(falseAlarms)]
  const variance = varianceOfZ(hits, zHits, flawed) + varianceOfZ(falseAlarms, zFalseAlarms, sound)
  const margin = Z_95 * Math.sqrt(variance)
  return {
    sharpness: { value: zHits - zFalseAlarms, margin },
    lean: { value: -(zHits + zFalseAlarms) / 2, margin: margin / 2 },
  }
}

function varianceOfZ(rate: number, z: number, count: number): number {
  return (rate * (1 - rate)) / (count * normalDensity(z) ** 2)
}

/** The word for a d′, from its whole interval where that reaches 0. */
export function sharpnessWord({ value, margin }: Measured): SharpnessWord {
  if (value + margin < 0) return 'below guessing'
  if (value - margin <= 0) return value + margin < CLOSE_TO_GUESSING ? 'like guessing' : 'not shown yet'
  if (value < 1) return 'some'
  return value < 2 ? 'clear' : 'keen'
}

/** The word for a c; an interval that holds 0 shows no lean. */
export function leanWord({ value, margin }: Measured): Lean {
  if (value + margin < 0) return 'toward suspicion'
  return value - margin > 0 ? 'toward trust' : 'none we can show'
}

function lastWindow(looks: readonly FirstLook[], size: number, back: number): FirstLook[] {
  const end = looks.length - back * size
  return looks.slice(end - size, end)
}

/** The counts as a sentence; the part that shows a lean is marked if the lean exceeds random variation. */
export function detectionSentence(counts: DetectionCounts, reading: DetectionReading): MarkedSentence {
  const { flawed, caught, sound, accepted } = counts
  if (!isBetterThanGuessing(reading)) return unpraisedSentence(counts, reading)
  if (reading.leanWord === 'toward suspicion') {
    return {
      before: `You caught ${caught} of ${flawed} flaws. You also accused `,
      marked: `${sound - accepted} of ${sound} good arguments`,
      after: '.',
    }
  }
  if (reading.leanWord === 'toward trust') {
    return {
      before: `You left ${accepted} of ${sound} good arguments alone. You also let `,
      marked: `${flawed - caught} of ${flawed} flaws`,
      after: ' pass.',
    }
  }
  return {
    before: `You caught ${caught} of ${flawed} flaws and left ${accepted} of ${sound} good arguments alone.`,
    marked: '',
    after: '',
  }
}

/** The sentence while guessing is not ruled out, which must not praise: it says 'found something wrong', not 'caught'. */
function unpraisedSentence(
  { flawed, caught, sound, accepted }: DetectionCounts,
  { leanWord }: DetectionReading,
): MarkedSentence {
  const accused = `${sound - accepted} of ${sound} good ones`
  if (leanWord === 'toward trust') {
    return {
      before: `You left ${accepted} of ${sound} good arguments alone, and let `,
      marked: `${flawed - caught} of ${flawed} flawed ones`,
      after: ' pass too.',
    }
  }
  const before = `You found something wrong in ${caught} of ${flawed} flawed arguments, and in `
  if (leanWord === 'toward suspicion') return { before, marked: accused, after: '.' }
  return { before: `${before}${accused}.`, marked: '', after: '' }
}

/** Whom a reading is about: the person who reads it, or a class whose teacher reads it. */
export type Subject = 'you' | 'this class'

/** Advice on the next step; a lean takes precedence over sharpness. */
export function detectionAdvice({ sharpnessWord, leanWord }: DetectionReading, subject: Subject = 'you'): string {
  return ADVICE[subject][leanWord === 'none we can show' ? sharpnessWord : leanWord]
}

const BETTER_THAN_CHANCE = {
  you: 'You tell the two apart better than chance would explain. The ones that still slip by are worth a second look.',
  'this class':
    'They tell the two apart better than chance would explain. The scenarios that fooled most are worth talking about.',
} as const
const ADVICE: Readonly<Record<Subject, Record<SharpnessWord | Exclude<Lean, 'none we can show'>, string>>> = {
  you: {
    'toward suspicion':
      'That’s a lean toward suspicion. Before you name a flaw, ask what a fair step would look like here. Sometimes it looks like this one.',
    'toward trust':
      'That’s a lean toward trust. Before you let one pass, ask which step the conclusion rests on, and whether it can bear that weight.',
    'not shown yet': 'That could still be chance. A few more arguments you’ve never seen will tell.',
    'like guessing':
      'So far, that’s close to what guessing would get you. Take each step by itself: does it follow from the one before?',
    'below guessing':
      'You named flaws more often where there were none. It may help to look for the step that carries the conclusion.',
    some: BETTER_THAN_CHANCE.you,
    clear: BETTER_THAN_CHANCE.you,
    keen: 'Few flaws get past you, and few good arguments are accused.',
  },
  'this class': {
    'toward suspicion':
      'That’s a lean toward suspicion. Before they name a flaw, let them say what a fair step would look like here. Sometimes it looks like this one.',
    'toward trust':
      'That’s a lean toward trust. Before they let one pass, let them say which step the conclusion rests on, and whether it can bear that weight.',
    'not shown yet': 'That could still be chance. A few more scenarios will tell.',
    'like guessing':
      'So far, that’s close to what guessing would get. Let them take each step by itself: does it follow from the one before?',
    'below guessing':
      'They named flaws more often where there were none. Let them look for the step that carries the conclusion.',
    some: BETTER_THAN_CHANCE['this class'],
    clear: BETTER_THAN_CHANCE['this class'],
    keen: BETTER_THAN_CHANCE['this class'],
  },
}

/** The heading of the explanation; a sharpness that is not shown yet reads “can’t tell yet.” */
export function sharpnessTitle(word: SharpnessWord): string {
  return `Sharpness: ${word === 'not shown yet' ? 'can’t tell yet' : word}`
}

/** Sharpness in plain words: in how many of 20 pairs the flawed argument would be picked, with the margin. */
export function sharpnessText(
  { sharpnessWord, pickedOf20: { value, low, high } }: DetectionReading,
  subject: Subject = 'you',
): string {
  const likely = low === high ? `Likely ${low}` : `Likely between ${low} and ${high}`
  if (sharpnessWord === 'not shown yet')
    return `${likely} times in 20 ${subject} would pick the flawed one of two arguments. Guessing gives 10, so nothing is shown yet.`
  return `Shown one flawed and one good argument side by side, ${subject} would pick out the flawed one about ${value} times in 20. ${likely}; guessing gives 10.`
}

/** The heading of the explanation of a lean. */
export function leanTitle(lean: Lean): string {
  return `Lean: ${lean}`
}

/** The meaning of a lean in one sentence. */
export function leanText(lean: Lean, subject: Subject = 'you'): string {
  const [who, whose] = subject === 'you' ? ['you', 'Your'] : ['they', 'Their']
  if (lean === 'toward suspicion') return `When ${who}’re not sure, ${who} call it a flaw.`
  if (lean === 'toward trust') return `When ${who}’re not sure, ${who} let it pass.`
  return `${whose} mistakes don’t fall to one side by more than chance would explain.`
}

/** The change between two windows; it is called an improvement only if the margin excludes 0. */
export function detectionChangeText(previous: DetectionReading, latest: DetectionReading): string {
  const change = latest.sharpness.value - previous.sharpness.value
  const margin = Math.hypot(latest.sharpness.margin, previous.sharpness.margin)
  if (change - margin > 0) return 'Sharper than in the answers before these, by more than chance would explain.'
  if (change + margin < 0) return 'Less sharp than in the answers before these, by more than chance would explain.'
  return 'Any change from the answers before these could be chance.'
}

/** Says why these counts differ from a round’s. */
export const FIRST_LOOKS_NOTE = 'Only arguments new to you count here, so a round’s own result counts more of them.'

/** Shown instead of a reading before there are enough first looks, with their number so far. */
export function missingArgumentsText({ flawed, sound }: DetectionCounts): string {
  const soFar = `${Math.min(flawed, ENOUGH_FLAWED)} and ${Math.min(sound, ENOUGH_SOUND)}`
  return `Do you see flaws that aren’t there? This can tell after ${ENOUGH_FLAWED} flawed and ${ENOUGH_SOUND} good arguments in rounds. So far you’ve had ${soFar}.`
}

/** The detection plot in words; `before` is null where the plot does not show it. */
export function detectionPlotText(now: DetectionCounts, before: DetectionCounts | null): string {
  return `Now: ${countsText(now)}.${before ? ` Before: ${countsText(before)}.` : ''}`
}

function countsText({ flawed, caught, sound, accepted }: DetectionCounts): string {
  return (
    `caught ${caught} of ${flawed} flaws (${measuredShare(caught, flawed)}), ` +
    `accepted ${accepted} of ${sound} good arguments (${measuredShare(accepted, sound)})`
  )
}
