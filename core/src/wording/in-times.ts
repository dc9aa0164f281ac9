import { inWords } from './number-words.ts'

/** How often something happened: 'once', 'twice', 'three times'; from thirteen on in digits, '13 times'. */
export function inTimes(times: number): string {
  if (times === 1) return 'once'
  return times === 2 ? 'twice' : `${inWords(times)} times`
}
