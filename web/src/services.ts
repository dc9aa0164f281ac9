import { showCarriedToast } from './auth/finish-sign-in.ts'
import { watchSession } from './auth/session-end.ts'
import { startOfflineWorker } from './browser/offline-worker.ts'
import { ignoreSecondPresses } from './browser/presses.ts'
import { sendPendingLogout } from './data/pending-logout.ts'
import { afterSaving } from './saving/after-saving.ts'
import { startOutbox } from './saving/outbox.ts'
import { resumeSaving } from './saving/save-result.ts'

/** Starts what runs behind every page: double presses are noticed, ended sessions are noticed, and waiting entries are sent. */
export function startServices(): void {
  ignoreSecondPresses()
  void sendPendingLogout()
  addEventListener('online', () => void sendPendingLogout())
  watchSession()
  startOutbox(afterSaving)
  void resumeSaving()
  showCarriedToast()
  startOfflineWorker()
}
