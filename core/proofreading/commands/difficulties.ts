/** `npm run bank -- difficulties`: writes how hard readers found each scenario into the files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { BANK } from '../../src/content/bank.ts'
import { difficultyByReaders } from '../readers/verdicts.ts'
import { readVotes } from '../readers/votes.ts'
import { conceptFile, withDifficulty } from './concept-files.ts'

const votes = readVotes()
let changes = 0
for (const { concept, scenarios } of BANK) {
  const file = conceptFile(concept.id)
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
