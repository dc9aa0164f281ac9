import type { QuizResult } from './quiz-results.ts'

/** The two texts of a toast. */
export type Notice = { title: string; description: string }

/** The toast at the end of an attempt; only full assessments have their own words. */
export function finishNotice({ mode, score, correctAnswers, totalQuestions, biasProfiles = [] }: QuizResult): Notice {
  if (mode === 'bias-assessment') {
    return {
      title: 'Assessment Complete!',
      description: `Bias analysis generated - ${biasProfiles.length} biases detected`,
    }
  }
  if (mode === 'fallacy-assessment') {
    return {
      title: 'Assessment Complete!',
      description: `Fallacy analysis generated - ${biasProfiles.length} susceptibilities detected`,
    }
  }
  return { title: 'Quiz Complete!', description: `You scored ${score}% (${correctAnswers}/${totalQuestions})` }
}
