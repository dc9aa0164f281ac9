/** Reads every source file of the repository and prints each import that points the wrong way or in a circle. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { importCycles, impurities, wrongArrows } from './arrows.ts'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
const paths = listed.split('\n').filter((path) => path !== '' && existsSync(path) && path !== 'scripts/arrows.test.ts')
const files = paths.map((path) => ({ path, source: readFileSync(path, 'utf8') }))
const problems = [...files.flatMap((file) => [...wrongArrows(file), ...impurities(file)]), ...importCycles(files)]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length === 0 && paths.length > 0 ? 0 : 1
