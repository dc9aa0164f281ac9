import type { CurrentUser } from '../../browser/current-user.ts'
import { downloadJson } from '../../browser/download.ts'
import { readSettings } from '../../browser/settings.ts'
import { useReadExport } from '../../data/export.ts'
import { problemOf } from '../../data/field-problem.ts'
import { outboxStore } from '../../saving/outbox-store.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { AccountSection } from './account-section.tsx'
import { FormProblemNote } from './form-problem-note.tsx'
import styles from './inline-form.module.css'

/** Everything there is about the person, from the server and from this device, as a file to keep. */
export function YourData({ user }: { user: CurrentUser }) {
  const read = useReadExport(user.id)
  const onDownload = () =>
    read.mutate(undefined, {
      onSuccess: async (kept) => {
        const thisDevice = {
          settings: readSettings(),
          notSentYet: await outboxStore.entriesOf(user.id, 'waiting', 'refused'),
        }
        downloadJson('think-twice.json', { ...kept, thisDevice })
      },
    })
  return (
    <AccountSection title="Your data">
      <p className={styles.lead}>
        Everything we keep about you, as one JSON file: results, answers, progress, favorites, sign-ins, and this
        device’s settings.
      </p>
      <button type="button" className={buttons.button} disabled={read.isPending} onClick={onDownload}>
        <Icon name="download" /> Download my data
      </button>
      <FormProblemNote>
        {read.error && problemOf(read.error, 'Your data couldn’t be downloaded').message}
      </FormProblemNote>
    </AccountSection>
  )
}
