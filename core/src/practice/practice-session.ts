import type { ConceptName } from '../concepts/concept-names.ts'
import { isCorrect, UNANSWERED } from '../quiz/score.ts'
import { shuffle, shuffleOptions } from '../quiz/shuffle.ts'
import type { Question, Random } from '../vocabulary.ts'

/** Half of the questions are about the concept itself. */
export const PRACTICE_LENGTH = 6

/** Drawn from the concept, and again from its neighbors, so a third of the questions are sound. */
const DRAWN = { sound: 1, flawed: 2 }

/** A question outside the quizzes; its id is the scenario's. */
export type PracticeQuestion = Question & {
  fallacyType: ConceptName
  /** Quoted from the scenario; highlighted once the question is answered. */
  decidingWords: readonly string[]
  /** For a sound twin, the id of its flawed scenario. */
  twinOf?: string
}

/** Practice on one concept. Answers are final. */
export type PracticeSession = {
  id: string
  concept: ConceptName
  questions: readonly PracticeQuestion[]
  /** Index picked for each question; -1 while unanswered. */
  userAnswers: readonly number[]
  /** The current question, counted from 0; `questions.length` at the end. */
  position: number
}

export type TimesSeen = ReadonlyMap<string, number>

/**
 * Draws questions about a concept and its neighbors, least seen first. A scenario and its twin are never drawn
 * together, because each gives the other away.
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

/** Practice at its first question, with questions and options shuffled. */
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

/** Answers the current question; a second answer or an unknown option changes nothing. */
export function answerPractice(session: PracticeSession, option: number): PracticeSession {
  const { questions, userAnswers, position } = session
  const question = questions[position]
  if (!question || userAnswers[position] !== UNANSWERED || !(option in question.options)) return session
  return { ...session, userAnswers: userAnswers.with(position, option) }
}

/** Moves to the next question or the end; an unanswered question stays. */
export function moveOnInPractice(session: PracticeSession): PracticeSession {
  const { questions, userAnswers, position } = session
  if (position >= questions.length || userAnswers[position] === UNANSWERED) return session
  return { ...session, position: position + 1 }
}

export type PracticeCount = { asked: number; right: number }

/** Counts flawed and sound separately, because finding flaws and accepting sound reasoning are two skills. */
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

/** Is it a sound twin, with nothing wrong? */
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
