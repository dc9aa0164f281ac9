/**
 * `npm run check`: the fast loop. Types, format, lint, arrows, and every test that needs no browser, on SQLite alone;
 * `npm test` tries PostgreSQL too.
 */
import { closeWith, staticChecks, unitTests } from './steps.ts'

process.env['FAST_LOOP'] = '1'
closeWith([...(await staticChecks()), await unitTests()])
