import type { SaveState } from './save-state.ts'

/** Says in one line where a result or an answer is. */
export const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saving: 'Saving...',
  saved: 'Saved',
  waiting: 'Saved on this device. It will be sent when the connection is back.',
  refused: 'The server didn’t accept this. It’s kept on this device.',
}
