import { CLASSES_A_PERSON, ROUNDS_A_CLASS, SEATS_A_CLASS } from '@think-twice/core/class/class-limits'
import * as z from 'zod/mini'
import { roundState } from './fields.ts'

/** The length of a password in code points. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const
/** The length of a username, in characters. */
export const USERNAME_LENGTH = { least: 3, most: 64 } as const
/** KB of a question as JSON, without the data that only orders its options; the catalog's take at most 1.8. */
export const LARGEST_QUESTION_KB = 4

/**
 * Everything the server refuses: code, status, and the words a person reads. `messageWithTime` replaces `message` when
 * it is known when to try again.
 */
export const ERRORS = {
  'bad-request': { status: 400, message: 'The request could not be understood.' },
  'login-malformed': { status: 400, message: 'Login failed' },
  'registration-malformed': { status: 400, message: 'Registration failed' },
  'password-too-short': { status: 400, message: `Password must be at least ${PASSWORD_LENGTH.least} characters` },
  'password-too-long': { status: 400, message: `Password must be at most ${PASSWORD_LENGTH.most} characters` },
  'username-not-allowed': {
    status: 400,
    message: `Username must be ${USERNAME_LENGTH.least} to ${USERNAME_LENGTH.most} letters, digits or . _ - @ +`,
  },
  'wrong-credentials': { status: 401, message: 'Invalid username or password' },
  'not-signed-in': { status: 401, message: 'Please sign in.' },
  'no-seat': { status: 401, message: 'Please take a seat in the class first.' },
  'cross-site': { status: 403, message: 'This request did not come from our own pages.' },
  'wrong-password': { status: 403, message: 'That’s not your current password.' },
  'wrong-recovery-code': { status: 403, message: 'That username and recovery code don’t match.' },
  'not-yours': { status: 403, message: 'This belongs to another learner.' },
  'not-your-class': { status: 403, message: 'This class belongs to somebody else.' },
  'class-closed': { status: 403, message: 'Nobody new can join this class right now. Ask your teacher to open it.' },
  'demo-is-read-only': { status: 403, message: 'The sample data cannot be changed.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'username-free': { status: 404, message: 'Username is available' },
  'result-not-found': { status: 404, message: 'There is no such result.' },
  'class-not-found': { status: 404, message: 'There is no such class.' },
  'seat-not-found': { status: 404, message: 'There is no such seat in this class.' },
  'round-not-found': { status: 404, message: 'There is no such round in this class.' },
  'no-such-code': { status: 404, message: 'No class has this code. Look at it again: it has six characters.' },
  'no-such-seat-code': {
    status: 404,
    message: 'That isn’t a seat code of this class. It has twelve characters, in three groups of four.',
  },
  'method-not-allowed': { status: 405, message: 'This address does not answer that method.' },
  'request-timeout': { status: 408, message: 'The request took too long to arrive.' },
  'username-taken': { status: 409, message: 'Username already exists' },
  'answer-differs': { status: 409, message: 'Another answer is saved under this key.' },
  'result-differs': { status: 409, message: 'Another result is saved under this id.' },
  'class-full': { status: 409, message: 'Every seat in this class is taken.' },
  'too-many-classes': {
    status: 409,
    message: `You have ${CLASSES_A_PERSON} classes, and that’s the most. Delete one to start another.`,
  },
  'too-many-seats': { status: 409, message: `A class has ${SEATS_A_CLASS} seats at most.` },
  'too-many-rounds': { status: 409, message: `A class has ${ROUNDS_A_CLASS} rounds at most.` },
  'round-moved-on': { status: 409, message: 'The round has moved on.' },
  'vote-closed': { status: 409, message: 'This vote isn’t open.' },
  'vote-differs': { status: 409, message: 'Another answer is saved for this vote.' },
  'account-deleted': { status: 410, message: 'This account was deleted.' },
  'body-too-large': { status: 413, message: 'The request is too large.' },
  'question-too-large': { status: 413, message: `A question can be at most ${LARGEST_QUESTION_KB} KB.` },
  'not-json': { status: 415, message: 'The body must be JSON.' },
  'name-not-confirmed': { status: 422, message: 'To delete the account, type your username exactly as it is.' },
  'unknown-mode': { status: 422, message: 'There is no such quiz mode.' },
  'unknown-category': { status: 422, message: 'There is no such category.' },
  'unknown-item-type': { status: 422, message: 'There is no such type of item.' },
  'unknown-path': { status: 422, message: 'There is no such learning path.' },
  'path-not-at-start': { status: 422, message: 'A learning path starts at its beginning.' },
  'day-not-open': { status: 422, message: 'Answers count only on the day of the argument.' },
  'not-an-option': { status: 422, message: "The day's argument has no such option or sentence." },
  'seat-code-needed': { status: 422, message: 'This class asks for your seat code. It’s on your card.' },
  'not-a-named-class': { status: 422, message: 'The seats of this class have no names.' },
  'label-twice': { status: 422, message: 'Two seats can’t have the same label.' },
  'round-not-allowed': { status: 422, message: 'A round can’t be made of these scenarios.' },
  'step-not-allowed': { status: 422, message: 'The round can’t go there from where it is.' },
  'result-contradicts-itself': { status: 422, message: 'The result contradicts its own questions and answers.' },
  'too-many-attempts': { status: 429, message: 'Too many attempts. Please try again later.' },
  'no-room-for-questions': {
    status: 429,
    message:
      'There’s no room right now for more questions that aren’t from our catalog. Your result is kept on this device.',
  },
  'no-room-for-now': {
    status: 429,
    message: 'That’s as much as can be saved for one person right now. It’s kept on this device and sent again later.',
  },
  'too-many-registrations': {
    status: 429,
    message: 'Too many sign-ups came from this network. Please try again later.',
    messageWithTime: (time: string) => `Too many sign-ups came from this network. Please try again in ${time}.`,
  },
  'headers-too-large': {
    status: 431,
    message:
      'Your browser sent too many cookies for this address, most likely from other programs that use it. Delete the cookies of this address in your browser’s settings, and try again.',
  },
  'internal-error': { status: 500, message: 'Internal server error' },
  'registration-failed': { status: 500, message: 'Registration failed' },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again in a moment.' },
  'result-not-saved': {
    status: 503,
    message: 'Couldn’t save right now. Your result is kept on this device and will be sent again.',
  },
} as const

/** The words of a refusal; some say when to try again, if that is known, in whole seconds from now. */
export function refusalMessage(code: ErrorCode, retryAfter: number | null): string {
  const refusal: { message: string; messageWithTime?: (time: string) => string } = ERRORS[code]
  if (!refusal.messageWithTime || retryAfter === null) return refusal.message
  const minutes = Math.ceil(retryAfter / 60)
  return refusal.messageWithTime(minutes > 1 ? `${minutes} minutes` : 'a minute')
}

/** The name of a refusal in the table. */
export type ErrorCode = keyof typeof ERRORS

/** Is this text the name of a refusal, rather than a schema’s own message? */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code)
}

/** The body of every error from `/api`. */
export const errorReply = z.strictObject({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** The fields at fault, if any. */
  issues: z.exactOptional(z.array(z.strictObject({ field: z.string(), message: z.string() }))),
  /** Where a class’s round is, if it had moved on. */
  state: z.exactOptional(roundState),
})
export type ErrorReply = z.infer<typeof errorReply>

/** For a schema's `error`: text that breaks the rule gets this code; anything but text stays a bad request. */
export function refusedAs(code: ErrorCode) {
  return ({ input }: { input?: unknown }): string | undefined => (typeof input === 'string' ? code : undefined)
}
