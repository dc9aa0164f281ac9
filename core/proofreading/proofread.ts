/** `npm run proofread [word…]`: reads the concept files whose name holds a word (all, without one) and says what to mend. */
import { readdirSync } from 'node:fs'
import type { BankEntry } from '../src/content/bank.ts'
import { entryProblems } from './entry-problems.ts'

const wanted = process.argv.slice(2)
let scenarioCount = 0
let problemCount = 0
for (const folder of ['fallacies', 'biases']) {
  for (const file of readdirSync(new URL(`../src/content/${folder}/`, import.meta.url)).sort()) {
    if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue
    const entry: BankEntry = await import(`../src/content/${folder}/${file}`)
    const problems = entryProblems(entry)
    scenarioCount += entry.scenarios.length
    problemCount += problems.length
    for (const problem of problems) console.log(problem)
  }
}
console.log(`${scenarioCount} scenarios read, ${problemCount} problems`)
process.exitCode = problemCount === 0 ? 0 : 1
