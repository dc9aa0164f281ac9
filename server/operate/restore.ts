/** `npm run restore -- FILE`: restores a backup into an empty `DATA_DIR`. */
import { restore } from '../src/storage/copies/sqlite-copies.ts'
import { copyWith } from './copy-command.ts'

copyWith(
  'restore',
  restore,
  (file, dataDir) => `The database in “${dataDir}” is that of “${file}”. Everybody signs in anew.`,
)
