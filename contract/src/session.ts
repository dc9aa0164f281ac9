import { account } from './account.ts'
import { endpoint } from './endpoint.ts'

export const getSession = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'session',
  summary: 'Says who is signed in.',
  replies: { 200: account },
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'Ends the session, when there is one.',
  replies: { 204: null },
})
