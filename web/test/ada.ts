import { type CurrentUser, rememberUser } from '../src/browser/current-user.ts'

/** The signed-in person in tests that need one. */
export const ADA: CurrentUser = { id: 7, name: 'Ada Byron', username: 'ada', createdAt: 1_790_000_000_000 }

export function signInAda(): void {
  rememberUser(ADA)
}
