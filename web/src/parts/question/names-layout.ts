import options from './options.module.css'

/** Letters of the longest word that half a phone's width can hold. */
const LONGEST_OF_TWO = 13

/** Names stand two by two on a phone, unless a word is too long for that: `Representativeness`. */
export function namesLayout(names: readonly string[]): string | undefined {
  const words = names.flatMap((name) => name.split(/[^\p{L}]+/u))
  return words.some(({ length }) => length > LONGEST_OF_TWO) ? options.options : options.names
}
