/** A count with its noun: '1 quiz', '6 quizzes'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
