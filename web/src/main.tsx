import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { requestedConcept } from './addresses.ts'
import { App } from './app.tsx'
import { noticeKeysInUse } from './browser/device.ts'
import { clearOtherPage, isPrerendered } from './browser/prerendered-page.ts'
import { allowRewriting } from './browser/rewritten-texts.ts'
import { followSystemTheme } from './browser/theme.ts'

/** The search part of an address that nothing was pasted along with; of others some are fine, too. */
const PLAIN = /^(\?[\w.=&-]*[a-z\d])?$/i

/** Puts the address that was meant in place of one that was pasted with what does not belong to it. */
async function mendAddress(): Promise<void> {
  const { meantSearch } = await import('@think-twice/contract/pasted-address')
  history.replaceState(history.state, '', `?${meantSearch(location.search)}${location.hash}`)
}

async function showApp(root: HTMLElement): Promise<void> {
  // Without its code, the address is read as it is.
  if (!PLAIN.test(location.search)) await mendAddress().catch(() => {})
  followSystemTheme()
  noticeKeysInUse()
  allowRewriting()
  import('./services.ts').then(
    ({ startServices }) => startServices(),
    (error: unknown) => console.warn('What runs behind the page could not be loaded.', error),
  )
  const page = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (isPrerendered()) {
    // If that fails, the screen says so.
    if (location.pathname === '/learn') await loadCatalog().catch(() => {})
    hydrateRoot(root, page)
  } else {
    clearOtherPage(root)
    createRoot(root).render(page)
  }
}

/** The first render of a printed page must show the same content; the code of its screen is fetched along with it. */
async function loadCatalog(): Promise<void> {
  const [{ prepareCatalog }] = await Promise.all([
    import('./data/content.ts'),
    import('./screens/learn/learn-screen.tsx'),
  ])
  await prepareCatalog(requestedConcept(new URLSearchParams(location.search)))
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void showApp(root)
