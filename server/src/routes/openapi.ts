import { getOpenApi } from '@think-twice/contract/openapi'
import { API_DOCUMENT } from '../api-document.ts'
import { reply, serve } from '../http/serve.ts'

export function openApiRoutes() {
  return [serve(getOpenApi, async () => reply(200, API_DOCUMENT))]
}
