import type { Served } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { accountRoutes } from './account.ts'
import { achievementRoutes } from './achievements.ts'
import { askedFormRoutes } from './asked-forms.ts'
import { disputeRoutes } from './disputes.ts'
import { exportRoutes } from './export.ts'
import { favoriteRoutes } from './favorites.ts'
import { healthRoutes } from './health.ts'
import { insightRoutes } from './insights.ts'
import { learningPathRoutes } from './learning-paths.ts'
import { missingRoutes } from './missing.ts'
import { openApiRoutes } from './openapi.ts'
import { ownAccountRoutes } from './own-account.ts'
import { passwordRoutes } from './password.ts'
import { progressRoutes } from './progress.ts'
import { quizResultRoutes } from './quiz-results.ts'
import { recoveryRoutes } from './recovery.ts'
import { reviewRoutes } from './review.ts'
import { sessionRoutes } from './session.ts'
import { signInRoutes } from './sign-ins.ts'
import { streakRoutes } from './streak.ts'
import { todayRoutes } from './today.ts'

/** Every call of the contract with its handler; a test compares the two lists. */
export function allRoutes(services: Services): Served[] {
  return [
    ...healthRoutes(services),
    ...openApiRoutes(),
    ...accountRoutes(services),
    ...recoveryRoutes(services),
    ...ownAccountRoutes(services),
    ...passwordRoutes(services),
    ...signInRoutes(services),
    ...exportRoutes(services),
    ...sessionRoutes(services),
    ...quizResultRoutes(services),
    ...askedFormRoutes(services),
    ...missingRoutes(services),
    ...progressRoutes(services),
    ...insightRoutes(services),
    ...reviewRoutes(services),
    ...disputeRoutes(services),
    ...streakRoutes(services),
    ...todayRoutes(services),
    ...favoriteRoutes(services),
    ...achievementRoutes(services),
    ...learningPathRoutes(services),
  ]
}
