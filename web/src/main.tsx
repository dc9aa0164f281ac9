import './styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { showCarriedToast } from './auth/carried-toast.ts'
import { watchSession } from './auth/session-end.ts'
import { followSystemTheme } from './browser/theme.ts'
import { payLogout } from './data/logout-debt.ts'
import { queryClient } from './data/query-client.ts'
import { afterSaving } from './saving/after-saving.ts'
import { startOutbox } from './saving/outbox.ts'
import { resumeSaving } from './saving/resume-saving.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
followSystemTheme()
void payLogout()
addEventListener('online', () => void payLogout())
watchSession()
startOutbox(afterSaving)
void resumeSaving()
showCarriedToast()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
