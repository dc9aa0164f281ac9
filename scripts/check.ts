/** `npm run check`, the fast loop, on SQLite only: static checks, and the tests nearest to what differs from `main`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeSinceMain, filesOfTree } from './changed-files.ts'
import { isQuickTest, planCheck } from './nearest-tests.ts'
import { check, checkChange, closeWith, root } from './steps.ts'

process.env['FAST_LOOP'] = '1'
const tests = filesOfTree(root)
  .filter((path) => isQuickTest(path) && existsSync(join(root, path)))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
const plan = planCheck(changeSinceMain(root), tests)
const counts = plan.tests ? await checkChange(plan.linted, plan.tests) : await check()
console.log(plan.sentence)
closeWith(counts)
