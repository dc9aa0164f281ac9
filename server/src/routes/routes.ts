import type { Served } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { healthRoutes } from './health.ts'

/** Every call the server answers. */
export function allRoutes(services: Services): Served[] {
  return [...healthRoutes(services)]
}
