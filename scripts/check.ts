/** `npm run check`: the fast loop. Types, format, lint, arrows, and every test that needs no browser. */
import { closeWith, staticChecks, unitTests } from './steps.ts'

closeWith([...(await staticChecks()), await unitTests()])
