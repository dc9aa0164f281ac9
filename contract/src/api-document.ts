import { TOPICS } from './endpoints.ts'
import { describeApi } from './openapi-document.ts'

/** The OpenAPI document of every call; made once, because that takes a while. */
export const API_DOCUMENT = describeApi(TOPICS)
