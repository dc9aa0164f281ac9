import type { Served } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { accountRoutes } from './accounts.ts'
import { practiceRoutes } from './practice.ts'
import { progressRoutes } from './progress.ts'
import { quizResultRoutes } from './quiz-results.ts'
import { serviceRoutes } from './service.ts'
import { signInRoutes } from './sign-ins.ts'

/**
 * Every call of the contract with its handler; a test compares the two lists. `describe` returns the OpenAPI document of
 * all of them.
 */
export function allRoutes(services: Services, describe: () => { openapi: '3.1.0' }): Served[] {
  return [
    ...serviceRoutes(services, describe),
    ...accountRoutes(services),
    ...signInRoutes(services),
    ...quizResultRoutes(services),
    ...progressRoutes(services),
    ...practiceRoutes(services),
  ]
}
