/** `npm run bank -- release`: can the bank be published? All but the drafts must have passed their readers. */
import { BANK } from '../../src/content/bank.ts'
import { checkBank } from '../checks/bank-checks.ts'
import { noneAllowed, printCheck } from '../checks/check-result.ts'
import { entryProblems } from '../checks/concept-checks.ts'
import { draftChecks } from '../readers/drafts.ts'
import { readerChecks } from '../readers/reader-checks.ts'
import { readVotes } from '../readers/votes.ts'

const votes = readVotes()
const scenarios = BANK.flatMap((entry) => entry.scenarios)
const checks = [
  ...checkBank(BANK),
  noneAllowed(
    'problems of single entries',
    BANK.flatMap((entry) => entryProblems(entry)),
  ),
  ...draftChecks(BANK, votes),
  ...readerChecks(scenarios, votes),
]
const failed = checks.filter(({ ok }) => !ok)
for (const check of failed) printCheck(check)
if (failed.length === 0) console.log('The bank may be published.')
else console.log(`\n${failed.length} of ${checks.length} checks refuse it.`)
process.exitCode = failed.length === 0 ? 0 : 1
