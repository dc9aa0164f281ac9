import { Icon } from '../../ui/icon.tsx'
import styles from './saved-note.module.css'

/** Says that a change is saved; it is on the page before it has text, because only a change inside it is read out. */
export function SavedNote({ isSaved, children = 'Saved' }: { isSaved: boolean; children?: string }) {
  return (
    <p className={styles.saved} role="status">
      {isSaved && (
        <>
          <Icon name="check" isInText />
          {children}
        </>
      )}
    </p>
  )
}
