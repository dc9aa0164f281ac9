/** A count with its noun: '1 quiz', '6 quizzes'. */
export function counted(count: number, one: string, many?: string): string {
  return `${count} ${wordFor(count, one, many)}`
}

/** The word alone, for a count that is not written beside it: 'quiz' for 1, else 'quizzes'. */
export function wordFor(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}
