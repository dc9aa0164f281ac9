import { TOPICS } from '@think-twice/contract/endpoints'
import { describeApi } from '@think-twice/contract/openapi-document'

/** What the API promises, as it is served and as the page about it is made from; made once, because it takes a while. */
export const API_DOCUMENT = describeApi(TOPICS)
