import { type DetectionReading, ENOUGH_FLAWED, ENOUGH_SOUND, type Lean } from '../learning/detection.ts'
import type { ClassDetectionCounts } from './class-detection.ts'

/** The sharpness of a class in plain words: in how many of 20 pairs it would pick the flawed argument, with the margin. */
export function classSharpnessText({ sharpnessWord, pickedOf20: { value, low, high } }: DetectionReading): string {
  const likely = low === high ? `Likely ${low}` : `Likely between ${low} and ${high}`
  if (sharpnessWord === 'not shown yet')
    return `${likely} times in 20 this class would pick the flawed one of two arguments. Guessing gives 10, so nothing is shown yet.`
  return `Shown one flawed and one good argument side by side, this class would pick out the flawed one about ${value} times in 20. ${likely}; guessing gives 10.`
}

/** The meaning of a class’s lean, in one sentence. */
export function classLeanText(lean: Lean): string {
  return LEAN_TEXTS[lean]
}

const LEAN_TEXTS: Readonly<Record<Lean, string>> = {
  'toward suspicion': 'When they’re not sure, they call it a flaw.',
  'toward trust': 'When they’re not sure, they let it pass.',
  'none we can show': 'Their mistakes don’t fall to one side by more than chance would explain.',
}

/** The number of answers needed for a reading, in one sentence. */
export function classMissingText({ flawed, sound }: Pick<ClassDetectionCounts, 'flawed' | 'sound'>): string {
  const isFull = flawed >= ENOUGH_FLAWED && sound >= ENOUGH_SOUND
  return isFull
    ? 'There are answers enough, but too few of them can be told without pointing at somebody. Another round will help.'
    : 'Both rows full, and this says how sharp the class is and to which side it leans.'
}
