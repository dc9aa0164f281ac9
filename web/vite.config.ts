import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { draftIds } from '../core/proofreading/draft-checks.ts'
import { readVotes } from '../core/proofreading/votes.ts'
import { compressFiles } from './build/compress-files.ts'
import { contentPieces } from './build/content-pieces.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { printedHero } from './build/printed-hero.ts'

export default defineConfig({
  plugins: [
    react(),
    contentPieces((bank) => draftIds(bank, readVotes())),
    preloadFonts(),
    printedHero(),
    compressFiles(),
  ],
  css: {
    modules: {
      // Readable, and the same in every build. That no two modules share a name is seen to by scripts/check-styles.ts.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}`,
    },
  },
  build: {
    target: 'baseline-widely-available',
    // Inlined fonts and images would be `data:` addresses in a style sheet, fetched whether needed or not.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The parts that several screens share are a few hundred bytes each: one file, not ten.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shared-styles', test: /\/src\/(?:ui|frame|auth|saving)\/.*\.module\.css/ }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:3000' },
  },
})
