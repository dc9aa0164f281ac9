/** `npm run check`, the fast loop: types, format, lint, arrows, and all tests without a browser, on SQLite only. */
import { closeWith, staticChecks, unitTests } from './steps.ts'

process.env['FAST_LOOP'] = '1'
closeWith([...(await staticChecks()), await unitTests()])
