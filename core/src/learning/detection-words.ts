import {
  type DetectionCounts,
  type DetectionReading,
  ENOUGH_FLAWED,
  ENOUGH_SOUND,
  isBetterThanGuessing,
  type Lean,
  type SharpnessWord,
} from './detection.ts'
import { type MissingAnswers, measuredShare } from './measured-share.ts'

/** A sentence in pieces; a wave is drawn under `marked`. */
export type MarkedSentence = { before: string; marked: string; after: string }

/** What was caught and accepted; the part that shows a lean is marked if the lean exceeds random variation. */
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

/** The detection sentence while guessing is not ruled out; it calls nothing caught. */
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

/** What to try next; a lean that is shown matters more than sharpness. */
export function detectionAdvice({ sharpnessWord, leanWord }: DetectionReading): string {
  if (leanWord === 'toward suspicion') {
    return 'That’s a lean toward suspicion. Before you name a flaw, ask what a fair step would look like here. Sometimes it looks like this one.'
  }
  if (leanWord === 'toward trust') {
    return 'That’s a lean toward trust. Before you let one pass, ask which step the conclusion rests on, and whether it can bear that weight.'
  }
  return ADVICE[sharpnessWord]
}

const UNSURE = 'That could still be chance. A few more arguments you’ve never seen will tell.'
const GUESSING =
  'So far, that’s close to what guessing would get you. Take each step by itself: does it follow from the one before?'
const ADVICE: Readonly<Record<SharpnessWord, string>> = {
  'not shown yet': UNSURE,
  'like guessing': GUESSING,
  'below guessing':
    'You named flaws more often where there were none. It may help to look for the step that carries the conclusion.',
  some: 'You tell the two apart better than chance would explain. The ones that still slip by are worth a second look.',
  clear:
    'You tell the two apart better than chance would explain. The ones that still slip by are worth a second look.',
  keen: 'Few flaws get past you, and few good arguments are accused.',
}

/** The heading of the explanation; a sharpness that is not shown yet reads “can’t tell yet.” */
export function sharpnessTitle(word: SharpnessWord): string {
  return `Sharpness: ${word === 'not shown yet' ? 'can’t tell yet' : word}`
}

/** Sharpness in plain words: in how many of 20 pairs the flawed argument would be picked, with the margin. */
export function sharpnessText({ sharpnessWord, pickedOf20: { value, low, high } }: DetectionReading): string {
  const likely = low === high ? `Likely ${low}` : `Likely between ${low} and ${high}`
  const picked = `Shown one flawed and one good argument side by side, you would pick out the flawed one about ${value} times in 20.`
  if (sharpnessWord === 'not shown yet')
    return `${likely} times in 20 you would pick the flawed one of two arguments. Guessing gives 10, so nothing is shown yet.`
  return `${picked} ${likely}; guessing gives 10.`
}

/** The heading of the explanation of a lean. */
export function leanTitle(lean: Lean): string {
  return `Lean: ${lean}`
}

/** What an unsure learner tends to do or, if no lean is shown, that mistakes favor neither side. */
export function leanText(lean: Lean): string {
  return LEAN_TEXTS[lean]
}

const LEAN_TEXTS: Readonly<Record<Lean, string>> = {
  'toward suspicion': 'When you’re not sure, you call it a flaw.',
  'toward trust': 'When you’re not sure, you let it pass.',
  'none we can show': 'Your mistakes don’t fall to one side by more than chance would explain.',
}

/** The change between two windows; it is called an improvement only if the margin excludes 0. */
export function detectionChangeText(previous: DetectionReading, latest: DetectionReading): string {
  const change = latest.sharpness.value - previous.sharpness.value
  const margin = Math.hypot(latest.sharpness.margin, previous.sharpness.margin)
  if (change - margin > 0) return 'Sharper than in the answers before these, by more than chance would explain.'
  if (change + margin < 0) return 'Less sharp than in the answers before these, by more than chance would explain.'
  return 'Any change from the answers before these could be chance.'
}

/** How many first looks of each kind there are, out of those needed before a learner can be placed. */
export function missingArguments({ flawed, sound }: DetectionCounts): {
  flawed: MissingAnswers
  sound: MissingAnswers
} {
  return {
    flawed: { name: 'Flawed arguments', count: flawed, of: ENOUGH_FLAWED },
    sound: { name: 'Good arguments', count: sound, of: ENOUGH_SOUND },
  }
}

/** The detection plot in words; `now` and `before` are null where the plot does not show them. */
export function detectionPlotText(now: DetectionCounts | null, before: DetectionCounts | null): string {
  if (!now) return 'Too few answers to place you yet.'
  return `Now: ${countsText(now)}.${before ? ` Before: ${countsText(before)}.` : ''}`
}

function countsText({ flawed, caught, sound, accepted }: DetectionCounts): string {
  return (
    `caught ${caught} of ${flawed} flaws (${measuredShare(caught, flawed)}), ` +
    `accepted ${accepted} of ${sound} good arguments (${measuredShare(accepted, sound)})`
  )
}
