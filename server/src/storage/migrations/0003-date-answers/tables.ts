/** The columns that dating answers reads and writes, as they were in this version. */
export type EarlierTables = {
  learner: { userId: number; timeZone: string | null }
  question: { id: number; body: string }
  quizResult: {
    userId: number
    id: string
    timestamp: number
    questionIds: string
    optionOrders: string
    userAnswers: string
    changes: string | null
    day: string
  }
  practiceAnswer: { userId: number; key: string; itemId: string; isCorrect: number }
  progress: {
    userId: number
    itemId: string
    categoryType: string
    masteryLevel: number
    timesEncountered: number
    timesCorrect: number
    lastEncountered: number
    lastCorrect: number
    lastAnswerId: string
    pastRight: number
    pastWeight: number
    day: string
    dayAnswers: number
    dayRight: number
  }
  answer: {
    userId: number
    key: string
    source: 'practice' | 'earlier'
    at: number
    day: string
    itemId: string
    categoryType: string
    isCorrect: number
    isSound: number
    scenarioId: null
    choice: null
    sureness: null
  }
}
