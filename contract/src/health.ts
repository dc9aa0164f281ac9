import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** 200 while the database answers, 503 otherwise. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Says whether the database answers.',
  replies: { 200: z.strictObject({ status: z.literal('ok') }) },
})
