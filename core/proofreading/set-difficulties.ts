/** `npm run set-difficulties`: writes how hard readers found each scenario into the files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { BANK } from '../src/content/bank.ts'
import { conceptFile } from './concept-files.ts'
import { difficultyByReaders } from './readers-verdict.ts'
import { withDifficulty } from './scenario-source.ts'
import { readVotes } from './votes.ts'

const votes = readVotes()
let changes = 0
for (const { concept, scenarios } of BANK) {
  const file = new URL(`../src/content/${conceptFile(concept.id)}`, import.meta.url)
  const before = readFileSync(file, 'utf8')
  let after = before
  for (const scenario of scenarios) {
    const found = difficultyByReaders(scenario, votes)
    if (found === null || found === scenario.difficulty) continue
    after = withDifficulty(after, scenario.id, found)
    changes += 1
    console.log(`${scenario.id}: ${scenario.difficulty} → ${found}`)
  }
  if (after !== before) writeFileSync(file, after)
}
console.log(`${changes} difficulties changed`)
