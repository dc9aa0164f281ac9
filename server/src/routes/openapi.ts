import { TOPICS } from '@think-twice/contract/endpoints'
import { getOpenApi } from '@think-twice/contract/openapi'
import { describeApi } from '@think-twice/contract/openapi-document'
import { reply, serve } from '../http/serve.ts'

export function openApiRoutes() {
  const document = describeApi(TOPICS)
  return [serve(getOpenApi, async () => reply(200, document))]
}
