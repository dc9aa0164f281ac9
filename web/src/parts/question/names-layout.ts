import options from './options.module.css'

/** Letters in the longest word that fits in half a phone's width. */
const LONGEST_OF_TWO = 13

/** Names are set in two columns on a phone, unless a word is too long for that: `Representativeness`. */
export function namesLayout(names: readonly string[]): string | undefined {
  const words = names.flatMap((name) => name.split(/[^\p{L}]+/u))
  return words.some(({ length }) => length > LONGEST_OF_TWO) ? options.options : options.names
}
