/** Are the options acts, as in a decision, rather than labels? Acts are sentences; labels, as names or ids, never are. */
export function areActs(options: readonly string[]): boolean {
  return options.every((option) => option.endsWith('.'))
}

/** An option as part of a sentence: an act loses its period. */
export function withoutPeriod(option: string): string {
  return option.replace(/\.$/, '')
}
