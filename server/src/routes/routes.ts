import type { Served } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { accountRoutes } from './accounts.ts'
import { classReportRoutes } from './class-report.ts'
import { classRoundRoutes } from './class-rounds.ts'
import { classRoutes } from './classes.ts'
import { exportRoutes } from './export.ts'
import { learningRoutes } from './learning.ts'
import { quizResultRoutes } from './quiz-results.ts'
import { seatRoutes } from './seats.ts'
import { serviceRoutes } from './service.ts'
import { signInRoutes } from './sign-ins.ts'
import { todayRoutes } from './today.ts'

/**
 * Every call of the contract with its handler; a test compares the two lists. `describe` returns the OpenAPI document of
 * all of them.
 */
export function allRoutes(services: Services, describe: () => { openapi: '3.1.0' }): Served[] {
  return [
    ...serviceRoutes(services, describe),
    ...accountRoutes(services),
    ...exportRoutes(services),
    ...signInRoutes(services),
    ...quizResultRoutes(services),
    ...learningRoutes(services),
    ...todayRoutes(services),
    ...classRoutes(services),
    ...classRoundRoutes(services),
    ...classReportRoutes(services),
    ...seatRoutes(services),
  ]
}
