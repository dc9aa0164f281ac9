import type { ProfileCategories } from '../quiz/profiles.ts'
import { BIAS_CATEGORIES } from './bias-categories.ts'
import { FALLACY_FAMILIES } from './fallacy-families.ts'

/** The categories each kind of assessment reads from wrong answers. */
export const PROFILE_CATEGORIES: ProfileCategories = { bias: BIAS_CATEGORIES, fallacy: FALLACY_FAMILIES }
