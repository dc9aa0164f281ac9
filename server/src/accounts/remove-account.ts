import { isCatalogueQuestion } from '../learning/catalogue.ts'
import type { Stores } from '../storage/stores.ts'

/**
 * Deletes an account and everything kept about the person, within the transaction of `stores`. Questions that are not
 * the catalogue's may hold their words, so those that nobody else was asked go too.
 */
export async function removeAccount(stores: Stores, userId: number): Promise<void> {
  // Taken first, as in every delivery for a person, so that two of them cannot deadlock.
  await stores.learners.take(userId)
  const ownQuestions = await stores.wholeResults.questionsOfNobodyElse(userId, isCatalogueQuestion)
  await stores.signIns.noteDeleted(userId)
  await stores.accounts.remove(userId)
  await stores.questions.remove(ownQuestions)
}
