import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, prepareScreen } from './app.tsx'
import { afterPaint } from './browser/after-paint.ts'
import { markKeysInUse } from './browser/keys-in-use.ts'
import { isFrame, isPrinted } from './browser/prerendered-page.ts'
import { followSystemTheme } from './browser/theme.ts'

const page = (
  <StrictMode>
    <App />
  </StrictMode>
)

async function showApp(root: HTMLElement): Promise<void> {
  followSystemTheme()
  markKeysInUse()
  if (!isPrinted()) {
    createRoot(root).render(page)
    return
  }
  // Nobody waits for the code to see what is printed.
  await new Promise<void>(afterPaint)
  // What is painted stays until everything is here that draws the same. Without it the app says itself what is missing.
  await prepareScreen(location.pathname, new URLSearchParams(location.search)).catch(() => {})
  if (isFrame()) createRoot(root).render(page)
  else hydrateRoot(root, page)
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void showApp(root)
