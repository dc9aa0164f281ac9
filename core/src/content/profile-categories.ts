import type { ProfileCategories } from '../quiz/quiz-result.ts'
import { BIAS_CATEGORIES } from './bias-categories.ts'
import { FALLACY_FAMILIES } from './fallacy-families.ts'

/** What each kind of assessment reads out of wrong answers. */
export const PROFILE_CATEGORIES: ProfileCategories = { biases: BIAS_CATEGORIES, fallacies: FALLACY_FAMILIES }
