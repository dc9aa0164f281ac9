import type { ConceptName } from '../concepts/concept-names.ts'
import { isCorrect, UNANSWERED } from '../quiz/score.ts'
import { shuffle, shuffleOptions } from '../quiz/shuffle.ts'
import type { Question, Random } from '../vocabulary.ts'

/** How many questions a practice session asks; half of them of its own concept. */
export const PRACTICE_LENGTH = 6

/** What is drawn from the concept, and again from its neighbours: a third of a session is sound. */
const DRAWN = { sound: 1, flawed: 2 }

/** A question outside the quizzes. Its id is the scenario's. */
export type PracticeQuestion = Question & {
  fallacyType: ConceptName
  /** The words that decide it, quoted from the scenario; marked once it is answered. */
  decidingWords: readonly string[]
  /** A sound twin names the flawed scenario it mirrors. */
  twinOf?: string
}

/** Answers stand at once: in practice nothing is taken back. */
export type PracticeSession = {
  id: string
  concept: ConceptName
  questions: readonly PracticeQuestion[]
  /** Index picked for each question; -1 while unanswered. */
  userAnswers: readonly number[]
  /** The question shown, counted from 0; their number when all have been seen. */
  position: number
}

/** How often a learner has met each scenario in practice, by its id. */
export type TimesSeen = ReadonlyMap<string, number>

/**
 * Draws a session's questions from a concept's own and its neighbours': those seen least come first, chance decides among
 * equals. A scenario and its sound twin never meet in one session, since beside each other they give each other away.
 */
export function drawPractice(
  own: readonly PracticeQuestion[],
  neighbours: readonly PracticeQuestion[],
  seen: TimesSeen,
  random: Random,
): PracticeQuestion[] {
  const drawn: PracticeQuestion[] = []
  const draw = (pool: readonly PracticeQuestion[], count: number) => {
    const fitting = pool.filter((question) =>
      drawn.every((other) => other.id !== question.id && !areTwins(other, question)),
    )
    const [next] = leastSeen(fitting, seen, random)
    if (count === 0 || !next) return
    drawn.push(next)
    draw(pool, count - 1)
  }
  draw(own.filter(isSound), DRAWN.sound)
  draw(own.filter(isFlawed), DRAWN.flawed)
  draw(neighbours.filter(isSound), DRAWN.sound)
  for (let count = 0; count < DRAWN.flawed; count++) {
    const met = new Set(drawn.map(({ fallacyType }) => fallacyType))
    const flawed = neighbours.filter(isFlawed)
    const unmet = flawed.filter(({ fallacyType }) => !met.has(fallacyType))
    draw(unmet.length > 0 ? unmet : flawed, 1)
  }
  return drawn
}

/** A session at its first question; questions and their options in a fresh order. */
export function startPractice(
  id: string,
  concept: ConceptName,
  questions: readonly PracticeQuestion[],
  random: Random,
): PracticeSession {
  return {
    id,
    concept,
    questions: shuffle(questions, random).map((question) => shuffleOptions(question, random)),
    userAnswers: questions.map(() => UNANSWERED),
    position: 0,
  }
}

/** Answers the question shown. A second answer, or an option that is not there, changes nothing. */
export function answerPractice(session: PracticeSession, option: number): PracticeSession {
  const { questions, userAnswers, position } = session
  const question = questions[position]
  if (!question || userAnswers[position] !== UNANSWERED || !(option in question.options)) return session
  return { ...session, userAnswers: userAnswers.with(position, option) }
}

/** The next question, or the end after the last one; from an unanswered question nothing moves. */
export function moveOnInPractice(session: PracticeSession): PracticeSession {
  const { questions, userAnswers, position } = session
  if (position >= questions.length || userAnswers[position] === UNANSWERED) return session
  return { ...session, position: position + 1 }
}

export type PracticeCount = { asked: number; right: number }

/** Finding flaws and leaving sound reasoning alone are two skills, so each is counted by itself. */
export function countPractice({ questions, userAnswers }: PracticeSession): {
  flawed: PracticeCount
  sound: PracticeCount
} {
  const answers = questions.map((question, index) => ({
    sound: isSound(question),
    right: isCorrect(question, userAnswers[index]),
  }))
  const count = (some: typeof answers) => ({ asked: some.length, right: some.filter(({ right }) => right).length })
  return { flawed: count(answers.filter(({ sound }) => !sound)), sound: count(answers.filter(({ sound }) => sound)) }
}

/** Is it a sound twin, in which nothing is wrong? */
export function isSound({ twinOf }: PracticeQuestion): boolean {
  return twinOf !== undefined
}

function isFlawed(question: PracticeQuestion): boolean {
  return !isSound(question)
}

function areTwins(one: PracticeQuestion, other: PracticeQuestion): boolean {
  return one.twinOf === other.id || other.twinOf === one.id
}

function leastSeen(questions: readonly PracticeQuestion[], seen: TimesSeen, random: Random): PracticeQuestion[] {
  const times = ({ id }: PracticeQuestion) => seen.get(id) ?? 0
  return shuffle(questions, random).sort((one, other) => times(one) - times(other))
}
