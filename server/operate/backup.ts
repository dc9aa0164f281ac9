/** `npm run backup -- FILE`: copies the SQLite database, even while the server runs. */
import { backUp } from '../src/storage/copies/sqlite-copies.ts'
import { copyWith } from './copy-command.ts'

copyWith('backup', backUp, (file, dataDir) => `The database in “${dataDir}” is backed up in “${file}”.`)
