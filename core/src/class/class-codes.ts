import { itemAt } from '../required.ts'
import { codeCharacters } from '../typed-text.ts'

/** The characters of a code: no vowels, so that no code spells a word, and no two that look alike. */
export const CODE_ALPHABET = '23456789CDFGHJKMNPQRTVWXY'

/** Lookalikes of code characters (Latin, then Greek, then Cyrillic), each above the character it stands for. */
const LOOKS_LIKE = 'BSZUΗΚΜΝΡΤΥΧСНКМРТУХ'
const MEANT = '852VHKMNPTYXCHKMPTYX'

const JOIN_CODE = { characters: 6, group: 3 } as const
const SEAT_CODE = { characters: 12, group: 4 } as const
type CodeShape = typeof JOIN_CODE | typeof SEAT_CODE

/** Characters that a typed code may have, with whatever is typed between its groups. */
export const LONGEST_TYPED_CODE = 40

/** Random bytes from which a join code is made: two per character. */
export const JOIN_CODE_BYTES = 2 * JOIN_CODE.characters
/** Random bytes from which a seat code is made: two per character. */
export const SEAT_CODE_BYTES = 2 * SEAT_CODE.characters

/** A join code from `JOIN_CODE_BYTES` random bytes: 'H7K4RW'. */
export function joinCodeFrom(bytes: ArrayLike<number>): string {
  return codeFrom(bytes, JOIN_CODE)
}

/** A seat code from `SEAT_CODE_BYTES` random bytes: 'K9JYNJVW3Y76'. */
export function seatCodeFrom(bytes: ArrayLike<number>): string {
  return codeFrom(bytes, SEAT_CODE)
}

/** The stored form of a typed or pasted join code; null if it cannot be one. */
export function readJoinCode(typed: string): string | null {
  return readCode(typed, JOIN_CODE)
}

/** The stored form of a typed, pasted or scanned seat code; null if it cannot be one. */
export function readSeatCode(typed: string): string | null {
  return readCode(typed, SEAT_CODE)
}

/** A code in groups, as it is shown: 'H7K 4RW', 'K9JY NJVW 3Y76'. */
export function spacedCode(code: string): string {
  const { group } = code.length === JOIN_CODE.characters ? JOIN_CODE : SEAT_CODE
  return code.match(new RegExp(`.{1,${group}}`, 'g'))?.join(' ') ?? ''
}

/** 65,536 is no multiple of 25, but two bytes a character favor none by more than one part in 2,600. */
function codeFrom(bytes: ArrayLike<number>, { characters }: CodeShape): string {
  return Array.from({ length: characters }, (_, index) => {
    const number = 256 * itemAt(bytes, 2 * index) + itemAt(bytes, 2 * index + 1)
    return itemAt(CODE_ALPHABET, number % CODE_ALPHABET.length)
  }).join('')
}

function readCode(typed: string, { characters }: CodeShape): string | null {
  const code = codeCharacters(typed).replaceAll(/./gu, (character) => MEANT[LOOKS_LIKE.indexOf(character)] ?? character)
  return code.length === characters && [...code].every((character) => CODE_ALPHABET.includes(character)) ? code : null
}
