/** Limits that messages name. In a file of their own, so that forms need not load the schema library. */

/** The length of a password in code points. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const
/** The length of a username, in characters. */
export const USERNAME_LENGTH = { least: 3, most: 64 } as const
/** KB of a question as JSON, without the data that only orders its options; the catalog's take at most 1.8. */
export const LARGEST_QUESTION_KB = 4
