import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'Describes every call, as OpenAPI 3.1.',
  replies: { 200: z.looseObject({ openapi: z.literal('3.1.0') }) },
})
