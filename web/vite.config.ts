import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { draftIds } from '../core/proofreading/readers/drafts.ts'
import { readVotes } from '../core/proofreading/readers/votes.ts'
import { contentPieces, readPieces } from './build/content-pieces.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { prerenderPages } from './build/prerender-pages.ts'

type DraftsIn = Parameters<typeof contentPieces>[0]

const draftsIn: DraftsIn = (bank) => draftIds(bank, readVotes())
/** While developing drafts are asked too, so that whoever writes one can see it at once. */
const noDrafts: DraftsIn = () => new Set()

/** For the browser's build, not for the one in Node that draws the pages. */
const afterBuild = () => [
  prerenderPages(() => readPieces(draftsIn)),
  offlineWorker(),
  // The server compresses pages itself, because it inserts its origin into them.
  compression({ include: /\.(?:css|js|json|svg|txt|webmanifest)$/, algorithms: ['brotliCompress', 'gzip'] }),
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    contentPieces(command === 'serve' ? noDrafts : draftsIn),
    ...(command === 'build' && !isSsrBuild ? afterBuild() : []),
  ],
  css: {
    modules: {
      // Class names are readable and the same in every build; scripts/check-styles.ts makes sure that no two modules share a name.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}`,
    },
  },
  build: {
    target: 'baseline-widely-available',
    // Inlined fonts and images would be `data:` addresses in a style sheet, fetched whether needed or not.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first screen needs all that it imports, and what other screens share is in small parts: one file of each, not dozens
    // that compress worse and arrive later, because a browser asks one server for six at a time.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-screen', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    // Where `npm run dev` starts the server.
    proxy: { '/api': `http://localhost:${process.env['PORT'] || 3000}` },
  },
}))
