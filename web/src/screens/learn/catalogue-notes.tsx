import { openAuth } from '../../auth/auth-dialog-state.ts'
import buttons from '../../ui/button.module.css'
import { Row } from '../../ui/layout.tsx'
import { TryAgain } from '../../ui/not-loaded.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What a visitor reads in place of hearts. */
export function LoginNote() {
  return (
    <Notice as="p" top={5}>
      <span>Log in to save favorites.</span>
      <button type="button" className={buttons.small} onClick={() => openAuth('login')}>
        Login
      </button>
    </Notice>
  )
}

/** Says that hearts and flags could not be loaded, though the catalogue itself is there. */
export function MarksFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Row as="span" gap={3} rowGap={2}>
      Favorites or flags couldn’t be loaded.
      <TryAgain onTryAgain={onTryAgain} />
    </Row>
  )
}
