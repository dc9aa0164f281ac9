/** `npm run restore -- FILE`: the database as it was in a backup, in an empty `DATA_DIR`. */
import { restore } from '../src/storage/sqlite-copies.ts'
import { copyWith } from './command.ts'

copyWith(restore, (file, dataDir) => `The database in “${dataDir}” is that of “${file}”. Everybody signs in anew.`)
