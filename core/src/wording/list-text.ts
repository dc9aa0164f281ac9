/** 'Monday, Tuesday, and Friday'. */
export function listText(parts: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(parts)
}
