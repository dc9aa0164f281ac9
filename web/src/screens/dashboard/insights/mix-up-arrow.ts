/** Pixels: the thickness of the first mix-up and of each further one, and the maximum. */
const THIN = 1.6
const THICKER = 1.3
const THICKEST = 8

/** The arrow for this many mix-ups: how thick its shaft is, how long its tip, and how wide to each side; pixels. */
export function arrowFor(times: number): { width: number; length: number; half: number } {
  const width = Math.min(THICKEST, THIN + THICKER * times)
  return { width, length: 2.4 * width + 3, half: 1.6 * width + 2 }
}

/** Half the space behind words, so that the line does not run through them; pixels. */
export function halfPlate(words: string): number {
  return 8 + 4 * words.length
}
