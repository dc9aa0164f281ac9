import type { FormProblem } from './try-sign-in.ts'

/** What the register form holds. */
export type RegisterFields = {
  name: string
  username: string
  password: string
  confirmation: string
  agreed: boolean
}

/** The form's own minimum. The account service then checks the real one, which is longer. */
const SHORTEST_IN_FORM = 6

/** The first problem, in the form's order: passwords match, length, terms; null when there is none. */
export function registerProblem({
  password,
  confirmation,
  agreed,
}: RegisterFields): FormProblem<keyof RegisterFields> | null {
  if (password !== confirmation) {
    return { title: 'Password Mismatch', message: 'Passwords do not match. Please try again.', field: 'confirmation' }
  }
  if ([...password].length < SHORTEST_IN_FORM) {
    return { title: 'Password Too Short', message: 'Password must be at least 6 characters long.', field: 'password' }
  }
  if (!agreed) {
    return { title: 'Terms Required', message: 'Please agree to the terms and conditions.', field: 'agreed' }
  }
  return null
}
