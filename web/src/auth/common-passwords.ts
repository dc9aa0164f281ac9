import { PASSWORD_LENGTH } from '@think-twice/contract/errors'

/** Near the top of every published list of leaked passwords, in lowercase. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...['password', 'password1', 'password12', 'password123', 'password!', 'passw0rd', 'p@ssword', 'p@ssw0rd'],
  ...['1234567890', '123123123', '12341234', '11223344', '12344321', '147258369', '123456789a', 'a123456789'],
  ...['a1234567', 'aa123456', 'abc12345', 'abcd1234', '1234abcd', '1234qwer', 'qwer1234', 'qwerty12'],
  ...['qwerty123', 'qwertyui', 'qwertyuiop', '1qaz2wsx', 'qazwsxedc', 'zaq12wsx', '1q2w3e4r', '1q2w3e4r5t'],
  ...['q1w2e3r4', '123qweasd', 'asdfghjk', 'asdfghjkl', 'asdf1234', 'asdfasdf', 'iloveyou', 'iloveyou1'],
  ...['sunshine', 'princess', 'princess1', 'football', 'football1', 'baseball', 'superman', 'starwars'],
  ...['trustno1', 'letmein1', 'letmein123', 'welcome1', 'welcome123', 'changeme', 'whatever', 'computer'],
  ...['internet', 'admin123', 'adminadmin', 'michael1', 'michelle', 'jennifer', 'liverpool', 'chocolate'],
])

/**
 * Is a password among the first that attackers try? A common one, a single repeated character, a run like
 * 12345678 or hgfedcba, or the username. It earns a hint in the form, never a refusal.
 */
export function isCommonPassword(password: string, username: string): boolean {
  const characters = [...password.toLowerCase()]
  // Shorter passwords are refused anyway.
  if (characters.length < PASSWORD_LENGTH.least) return false
  const plain = characters.join('')
  return COMMON_PASSWORDS.has(plain) || plain === username.toLowerCase() || isRun(characters)
}

/** Does every character follow the one before it by the same step: none, one up or one down? */
function isRun(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? code))
  const [first = 0] = steps
  return Math.abs(first) <= 1 && steps.every((step) => step === first)
}
