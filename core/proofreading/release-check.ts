/** `npm run release-check`: can the bank be published? All but the drafts must have passed their readers. */
import { BANK } from '../src/content/bank.ts'
import { checkBank } from './bank-checks.ts'
import { checkLine } from './check-result.ts'
import { draftChecks } from './draft-checks.ts'
import { entryProblems } from './entry-problems.ts'
import { readerChecks } from './reader-checks.ts'
import { readVotes } from './votes.ts'

const votes = readVotes()
const problems = BANK.flatMap((entry) => entryProblems(entry))
const checks = [
  ...checkBank(BANK),
  { name: 'problems of single entries', figure: String(problems.length), ok: problems.length === 0, notes: problems },
  ...draftChecks(BANK, votes),
  ...readerChecks(
    BANK.flatMap(({ scenarios }) => scenarios),
    votes,
  ),
]
const refused = checks.filter(({ ok }) => !ok)
for (const check of refused) {
  console.log(checkLine(check))
  for (const note of check.notes) console.log(`    ${note}`)
}
console.log(
  refused.length === 0 ? 'The bank may be published.' : `\n${refused.length} of ${checks.length} checks refuse it.`,
)
process.exitCode = refused.length === 0 ? 0 : 1
