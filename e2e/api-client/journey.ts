/**
 * A client written by a third party, with nothing but the types that openapi-typescript makes from our document
 * (`api.ts`, made anew by the test): signs up, finishes a quiz, reads it back. Prints what was read.
 */
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

/** The address of the server, and a name that is free. */
const [address = '', username = ''] = process.argv.slice(2)

let cookie = ''
const client = createClient<paths>({
  baseUrl: address,
  // A browser would do this by itself.
  async fetch(request) {
    if (cookie) request.headers.set('cookie', cookie)
    const reply = await fetch(request)
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return reply
  },
})

const taken = await client.GET('/api/users/username/{username}', { params: { path: { username } } })
if (taken.response.status !== 404) throw new Error(`${username} is not free`)

const { data: account, error: whyNot } = await client.POST('/api/users', {
  body: { username, password: 'correct horse' },
})
if (!account) throw new Error(whyNot.message)

const question = {
  id: 'q1',
  scenario: 'Either we ban phones or nobody will ever read again.',
  options: ['Black-or-White', 'Straw Man', 'Anecdotal', 'Bandwagon'],
  correctAnswer: 0,
  fallacyType: 'Black-or-White',
  explanation: 'There is more than these two.',
  difficulty: 'easy',
} as const
const { data: saved, error: refused } = await client.POST('/api/quiz-results', {
  body: {
    id: 'by-a-generated-client',
    mode: 'standard',
    questions: [{ ...question, options: [...question.options] }],
    userAnswers: [0],
    score: 100,
    totalQuestions: 1,
    correctAnswers: 1,
    timeSpent: 12,
    recordActivity: true,
  },
})
if (!saved) throw new Error(refused.message)

const { data: read } = await client.GET('/api/quiz-results/{id}', { params: { path: { id: saved.id } } })
const { data: progress } = await client.GET('/api/users/{id}/progress', { params: { path: { id: account.id } } })
const refusal = await client.GET('/api/quiz-results/{id}', { params: { path: { id: 'none' } } })

process.stdout.write(
  JSON.stringify({
    username: account.username,
    score: read?.score,
    scenario: read?.questions[0]?.scenario,
    learned: progress?.filter(({ lastCorrect }) => lastCorrect).map(({ itemId }) => itemId),
    refusal: refusal.error?.code,
  }),
)
