/**
 * `npm run bench`: what a finished quiz costs next to a bare server, and how soon pages are seen next to pages without
 * script. `-- finish` and `-- pages` run one of the two, `-- review` compares review schedulers on simulated learners.
 */
import { availableParallelism, loadavg } from 'node:os'
import { benchFinish } from '../server/bench/finish.ts'
import { benchReview } from '../server/bench/review-schedulers.ts'
import { benchPages } from './bench-pages.ts'

const BENCHMARKS = new Map([
  ['finish', benchFinish],
  ['pages', benchPages],
  ['review', benchReview],
])

const names = process.argv.length > 2 ? process.argv.slice(2) : ['finish', 'pages']
const unknown = names.filter((name) => !BENCHMARKS.has(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark “${unknown.join(', ')}”: ${[...BENCHMARKS.keys()].join(', ')} are known.`)
  process.exit(1)
}
const [load = 0] = loadavg()
const machine = `Node ${process.version}, ${availableParallelism()} cores, load ${load.toFixed(0)}`
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}`)
for (const name of names) await BENCHMARKS.get(name)?.()
