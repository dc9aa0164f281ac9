/** Reads a table as RFC 4180 has it, with another separator where one is given; a quoted field may hold line breaks. */
export function readTable(text: string, separator = ','): string[][] {
  const rows: string[][] = [[]]
  const token = new RegExp(`("(?:[^"]|"")*"|[^${separator}"\\r\\n]*)(${separator}|\\r?\\n|$)`, 'y')
  while (token.lastIndex < text.length) {
    const [, field = '', end = ''] = token.exec(text) ?? fail(text, token.lastIndex)
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field)
    if (end !== separator && token.lastIndex < text.length) rows.push([])
  }
  return rows
}

function fail(text: string, at: number): never {
  throw new SyntaxError(`No field at character ${at}: ${text.slice(at, at + 40)}`)
}
