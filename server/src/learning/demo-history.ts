import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import { DAY, dayOf, HOUR, MINUTE } from '@think-twice/core/activity/days'
import { isConceptId, itemTypeOf } from '@think-twice/core/concepts/concepts'
import { BANK } from '@think-twice/core/content/bank'
import { publishedQuestion } from '@think-twice/core/publishing/publish'
import { slotsOf } from '@think-twice/core/quiz/quiz-modes'
import { resultCountsOf } from '@think-twice/core/quiz/score'
import { required } from '@think-twice/core/required'
import { CONCEPTS, type ConceptId, type IdentifiedQuestion, type QuizMode } from '@think-twice/core/vocabulary'
import type { Storage } from '../storage/storage.ts'
import type { Stores } from '../storage/stores.ts'
import { finishQuiz } from './finish-quiz.ts'
import { startLearningPath } from './learning-paths.ts'

/** One quiz of the sample learner; `wrong` counts answers. */
type DemoQuiz = readonly [daysAgo: number, mode: QuizMode, wrong: number, minutes: number]

/** The sample learner's quizzes, oldest first. */
const QUIZZES: readonly [DemoQuiz, ...DemoQuiz[]] = [
  [55, 'standard', 7, 14],
  [54, 'mini-bias-assessment', 7, 15],
  [54, 'standard', 6, 13],
  [53, 'mini-fallacy-assessment', 5, 12],
  [51, 'mini-bias-assessment', 6, 13],
  [49, 'standard', 5, 12],
  [49, 'mini-fallacy-assessment', 5, 11],
  [49, 'mini-bias-assessment', 6, 12],
  [47, 'bias-assessment', 13, 27],
  [44, 'standard', 5, 11],
  [43, 'mini-bias-assessment', 5, 12],
  [40, 'fallacy-assessment', 12, 25],
  [40, 'standard', 4, 10],
  [38, 'standard', 4, 10],
  [37, 'mini-fallacy-assessment', 4, 11],
  [36, 'mini-bias-assessment', 5, 10],
  [35, 'bias-assessment', 11, 24],
  [35, 'standard', 3, 10],
  [34, 'mini-fallacy-assessment', 4, 9],
  [33, 'advanced', 21, 48],
  [29, 'mini-bias-assessment', 4, 10],
  [25, 'standard', 3, 9],
  [25, 'mini-bias-assessment', 4, 10],
  [25, 'mini-fallacy-assessment', 3, 9],
  [24, 'standard', 4, 9],
  [22, 'fallacy-assessment', 9, 22],
  [20, 'mini-bias-assessment', 4, 10],
  [19, 'standard', 3, 8],
  [19, 'mini-fallacy-assessment', 3, 9],
  [16, 'bias-assessment', 9, 21],
  [14, 'standard', 2, 8],
  [13, 'mini-bias-assessment', 3, 9],
  [12, 'standard', 3, 9],
  [12, 'fallacy-assessment', 8, 20],
  [8, 'standard', 3, 8],
  [7, 'mini-bias-assessment', 3, 9],
  [6, 'fallacy-assessment', 8, 20],
  [6, 'standard', 2, 7],
  [5, 'standard', 2, 8],
  [4, 'mini-bias-assessment', 3, 8],
  [3, 'mini-fallacy-assessment', 2, 8],
  [3, 'standard', 2, 7],
  [3, 'mini-bias-assessment', 3, 7],
  [2, 'advanced', 14, 41],
  [1, 'standard', 1, 7],
  [1, 'mini-fallacy-assessment', 2, 7],
  [0, 'bias-assessment', 7, 18],
]

const FAVORITES: readonly ConceptId[] = ['confirmation-bias', 'straw-man', 'base-rate-neglect', 'slippery-slope']

/** Days ago; this path is still in progress. */
const SECOND_PATH_STARTED = 2

/** Milliseconds since the latest quiz ended. */
const SINCE_LATEST = 20 * MINUTE

/**
 * Rebuilds the sample learner's eight weeks once their newest day has passed, through the same code as real activity,
 * as if each quiz had been sent when it ended. It is checked every hour, so the streak never runs out.
 */
export async function refreshDemo(storage: Storage, now: number): Promise<void> {
  const isFresh = ({ lastActivityAt }: { lastActivityAt: number | null }) =>
    lastActivityAt !== null && dayOf(lastActivityAt) >= dayOf(now - HOUR)
  if (isFresh(await storage.read(({ learners }) => learners.find(DEMO_USER_ID)))) return
  await storage.transaction(async (stores) => {
    // When several processes start together, the first one builds it and the others find it done.
    if (isFresh(await stores.learners.take(DEMO_USER_ID))) return
    await stores.learners.clear(DEMO_USER_ID)
    await makeHistory(stores, DEMO_USER_ID, now)
  })
}

/** Gives a learner without any activity the sample learner's eight weeks up to `now`. */
export async function makeHistory(stores: Stores, userId: number, now: number): Promise<void> {
  const [firstDay] = QUIZZES[0]
  await startLearningPath(stores, userId, 'beginner', now - firstDay * DAY - DAY)
  for (const [index, [daysAgo, mode, wrong, minutes]] of QUIZZES.entries()) {
    const earlierThatDay = QUIZZES.slice(0, index).filter(([day]) => day === daysAgo).length
    const questions = questionsInFormA(mode)
    const userAnswers = answersWith(wrong, questions, index)
    const timestamp = endOfQuiz(daysAgo, earlierThatDay, now)
    const quiz = {
      id: `demo-${index + 1}`,
      mode,
      questions,
      userAnswers,
      ...resultCountsOf(questions, userAnswers),
      timestamp,
      timeSpent: minutes * 60,
      recordActivity: true,
    }
    await finishQuiz(stores, userId, quiz, timestamp)
    if (daysAgo === SECOND_PATH_STARTED) {
      await startLearningPath(stores, userId, 'intermediate', timestamp + MINUTE)
    }
  }
  for (const [index, itemId] of FAVORITES.entries()) {
    await stores.favorites.add(userId, { itemId, itemType: itemTypeOf(itemId) }, now - (20 - index) * DAY)
  }
}

/** When a quiz of the sample learner ended: one by one on the evening of an earlier day, or a little earlier today. */
function endOfQuiz(daysAgo: number, earlierThatDay: number, now: number): number {
  if (daysAgo === 0) return now - SINCE_LATEST
  const midnight = Math.floor(now / DAY) * DAY
  const start = 17 * HOUR + ((daysAgo * 37) % 90) * MINUTE
  return midnight - daysAgo * DAY + start + earlierThatDay * 50 * MINUTE
}

function questionsInFormA(mode: QuizMode): IdentifiedQuestion[] {
  return slotsOf(mode).map((slot) => {
    const inFormA = BANK.flatMap(({ concept, scenarios }) =>
      scenarios
        .filter((scenario) => scenario.slot === slot && scenario.form === 'A')
        .map((scenario) => publishedQuestion(concept, scenario)),
    )
    return required(inFormA[0], `form A of ${slot}`)
  })
}

/** Makes some concepts harder for this learner, and lets luck vary from quiz to quiz. */
function answersWith(wrong: number, questions: readonly IdentifiedQuestion[], quizNumber: number): number[] {
  const hardness = questions.map(({ concept }) => {
    const number = isConceptId(concept) ? CONCEPTS.indexOf(concept) : -1
    const difficulty = (number * 7) % CONCEPTS.length
    const luck = (number * 31 + quizNumber * quizNumber * 17 + quizNumber * number * 13) % CONCEPTS.length
    return difficulty / 2 + luck
  })
  const hardestFirst = [...hardness.entries()].sort(([one, own], [other, others]) => others - own || one - other)
  const missed = new Set(hardestFirst.slice(0, wrong).map(([index]) => index))
  return questions.map(({ correctAnswer, options }, index) =>
    missed.has(index) ? (correctAnswer + 1 + (index % 3)) % options.length : correctAnswer,
  )
}
