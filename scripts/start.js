// Plain JavaScript, so that a Node too old for the server's TypeScript can still say so.
import cluster from 'node:cluster'

const OLDEST_NODE = 24

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `Think Twice needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}: run "npm ci --include=dev", which brings its own, then "npm start".`,
  )
  process.exit(1)
}

if (cluster.isPrimary) {
  const { buildWhenStale, explainNotBuilt } = await import('./build.ts')
  await explainNotBuilt(buildWhenStale)
}
await import('../server/src/main.ts')
