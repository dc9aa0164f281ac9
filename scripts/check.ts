/** `npm run check`, the fast loop: the static checks, every quick test, and components in a browser; on SQLite only. */
import { check, closeWith } from './steps.ts'

process.env['FAST_LOOP'] = '1'
closeWith(await check())
