import { createInterface } from 'node:readline/promises'

/** Asks on the terminal, one answer per line; a script may pipe its answers in. `whenCut` is the error if they end early. */
export function openTerminal(whenCut: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers = terminal[Symbol.asyncIterator]()

  async function ask(question: string): Promise<string> {
    process.stdout.write(`${question}\n> `)
    const { value, done } = await answers.next()
    if (done) {
      console.error(`\nThe input ended: ${whenCut}`)
      process.exit(1)
    }
    return value.trim()
  }

  /** Repeats the question until the answer is on the list. */
  async function choose<const Value extends string>(question: string, values: readonly Value[]): Promise<Value> {
    for (;;) {
      const answer = await ask(`${question} (${values.join(', ')})`)
      const found = values.find((value) => value.toLowerCase() === answer.toLowerCase())
      if (found !== undefined) return found
      console.log(`Please answer with one of these: ${values.join(', ')}.`)
    }
  }

  async function askPercent(question: string): Promise<number> {
    for (;;) {
      const answer = (await ask(`${question} (0 to 100)`)).replace(/\s*%$/, '')
      if (/^\d{1,3}$/.test(answer) && Number(answer) <= 100) return Number(answer)
      console.log('Please answer with a whole number from 0 to 100.')
    }
  }

  /** Reads lines up to an empty one, for chats and lists. */
  async function askLines(question: string): Promise<string> {
    const lines = [await ask(`${question}; an empty line ends it`)]
    for (;;) {
      const line = await ask('')
      if (line === '') return lines.join('\n')
      lines.push(line)
    }
  }

  return { ask, choose, askPercent, askLines, close: () => terminal.close() }
}
