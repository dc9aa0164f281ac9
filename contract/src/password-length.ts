/** The length of a password in code points. In a file of its own, so that forms need not load the schema library. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const
