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

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'Describes every call, as OpenAPI 3.1.',
  replies: { 200: z.looseObject({ openapi: z.literal('3.1.0') }) },
})
