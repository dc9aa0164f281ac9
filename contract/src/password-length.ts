/** How long a password may be, in code points, as people count. Kept apart from the schema, which loads a library. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const
