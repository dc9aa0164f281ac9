/** All that a child process gets from the tests' own environment; settings are given one by one. */
export const CHILD_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
