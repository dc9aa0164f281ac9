import { useAnnouncedTitle } from '../browser/page-title.ts'
import typography from '../ui/text.module.css'

/** Tells people who listen to the page which screen has opened. */
export function PageAnnouncement() {
  return (
    <p className={typography.visuallyHidden} aria-live="polite">
      {useAnnouncedTitle()}
    </p>
  )
}
