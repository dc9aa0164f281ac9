/** Prints how many milliseconds one small durable commit in a loop takes in a folder; a process, so that it can be slowed. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { median } from './rounds.ts'

const database = new Database(join(process.argv[2] ?? '.', 'commit.db'))
database.pragma('journal_mode = WAL')
database.exec('create table t (n integer)')
database.pragma('synchronous = FULL')
const insert = database.prepare('insert into t values (1)')
const times = Array.from({ length: 500 }, () => {
  const start = performance.now()
  insert.run()
  return performance.now() - start
})
database.close()
console.log(median(times))
