import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { draftIds } from '../core/proofreading/draft-checks.ts'
import { readVotes } from '../core/proofreading/votes.ts'
import { compressFiles } from './build/compress-files.ts'
import { contentPieces } from './build/content-pieces.ts'
import { preloadFonts } from './build/preload-fonts.ts'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    contentPieces((bank) => draftIds(bank, readVotes())),
    preloadFonts(),
    compressFiles(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Inlined fonts and images would be `data:` addresses in a style sheet, fetched whether needed or not.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:3000' },
  },
})
