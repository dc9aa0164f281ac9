import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, prepareScreen } from './app.tsx'
import { noticeKeysInUse } from './browser/keys-in-use.ts'
import { mayFail } from './browser/may-fail.ts'
import { isFrame, isPrinted } from './browser/prerendered-page.ts'
import { followSystemTheme } from './browser/theme.ts'
import { allowTranslation } from './browser/translated-texts.ts'

const page = (
  <StrictMode>
    <App />
  </StrictMode>
)

async function showApp(root: HTMLElement): Promise<void> {
  followSystemTheme()
  noticeKeysInUse()
  allowTranslation()
  if (!isPrinted()) {
    createRoot(root).render(page)
    return
  }
  // The printed page stays until all the code that draws it has arrived; if some does not, the app says so itself.
  await mayFail(prepareScreen(location.pathname, new URLSearchParams(location.search)))
  if (isFrame()) createRoot(root).render(page)
  else hydrateRoot(root, page)
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void showApp(root)
