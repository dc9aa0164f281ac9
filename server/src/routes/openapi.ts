import { API_DOCUMENT } from '@think-twice/contract/api-document'
import { getOpenApi } from '@think-twice/contract/openapi'
import { reply, serve } from '../http/serve.ts'

export function openApiRoutes() {
  return [serve(getOpenApi, async () => reply(200, API_DOCUMENT))]
}
