import type { LearningPath } from '../rewards/learning-paths.ts'

/** The three learning paths (docs/product.md). */
export const LEARNING_PATHS: readonly LearningPath[] = [
  {
    pathType: 'beginner',
    name: 'Logical Fallacies Basics',
    duration: '2-3 hours',
    steps: [
      {
        title: 'Learn 6 fallacies',
        requirement: { type: 'learn', categoryType: 'logical-fallacies', count: 6 },
      },
      { title: 'Take the Standard Quiz', requirement: { type: 'score', mode: 'standard', minScore: 70 } },
      {
        title: 'Take the mini Fallacy Assessment',
        requirement: { type: 'score', mode: 'mini-fallacy-assessment', minScore: 60 },
      },
    ],
    points: 500,
    achievementIds: ['first-quiz'],
  },
  {
    pathType: 'intermediate',
    name: 'Cognitive Biases Explorer',
    duration: '3-4 hours',
    steps: [
      {
        title: 'Learn 6 biases',
        requirement: { type: 'learn', categoryType: 'cognitive-biases', count: 6 },
      },
      {
        title: 'Learn 12 biases',
        requirement: { type: 'learn', categoryType: 'cognitive-biases', count: 12 },
      },
      {
        title: 'Take the mini Bias Assessment',
        requirement: { type: 'score', mode: 'mini-bias-assessment', minScore: 65 },
      },
    ],
    points: 750,
    achievementIds: ['bias-hunter'],
  },
  {
    pathType: 'advanced',
    name: 'Critical Thinking Master',
    duration: '6-8 hours',
    steps: [
      {
        title: 'Reach 80% mastery on all fallacies',
        requirement: { type: 'master', categoryType: 'logical-fallacies', count: 24 },
      },
      {
        title: 'Reach 80% mastery on all biases',
        requirement: { type: 'master', categoryType: 'cognitive-biases', count: 24 },
      },
      {
        title: 'Get every question on the Advanced Quiz right',
        requirement: { type: 'score', mode: 'advanced', minScore: 100 },
      },
    ],
    points: 2000,
    achievementIds: ['fallacy-expert', 'perfect-score'],
  },
]
