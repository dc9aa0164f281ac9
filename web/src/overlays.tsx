import { AuthDialogs } from './auth/auth-dialogs.tsx'
import { showCarriedToast } from './auth/carried-toast.ts'
import { OfferVisit } from './auth/offer-visit.tsx'
import { watchSession } from './auth/session-end.ts'
import { startOfflineWorker } from './browser/offline-worker.ts'
import { sendPendingLogout } from './data/pending-logout.ts'
import { Queries } from './data/queries.tsx'
import { PageAnnouncement } from './frame/page-announcement.tsx'
import { afterSaving } from './saving/after-saving.ts'
import { startOutbox } from './saving/outbox.ts'
import { resumeSaving } from './saving/save-result.ts'
import { Toasts } from './ui/toasts.tsx'
import { Tooltips } from './ui/tooltips.tsx'

/** What goes on behind every page: ended sessions are noticed, and waiting entries are sent. */
export function startServices(): void {
  void sendPendingLogout()
  addEventListener('online', () => void sendPendingLogout())
  watchSession()
  startOutbox(afterSaving)
  void resumeSaving()
  showCarriedToast()
  startOfflineWorker()
}

/** What lies over every page (dialogs, toasts and tooltips), and what tells people who listen to it where they are. */
export function Overlays() {
  return (
    <Queries>
      <AuthDialogs />
      <OfferVisit />
      <Toasts />
      <Tooltips />
      <PageAnnouncement />
    </Queries>
  )
}
