import { useMutation } from '@tanstack/react-query'
import { dismissStaySignedIn, useIsSignInBrief } from '../browser/current-user.ts'
import { kindOfDevice } from '../browser/device.ts'
import { rememberSignIn } from '../data/sign-ins.ts'
import { Row } from '../ui/layout.tsx'
import { showToast } from '../ui/show-toast.ts'
import typography from '../ui/text.module.css'
import { Text } from '../ui/text.tsx'
import pages from './page.module.css'

/** Offers once, in one line, to remember a sign-in that is not remembered. */
export function StaySignedIn() {
  const isAsked = useIsSignInBrief()
  const device = kindOfDevice()
  const remember = useMutation({
    mutationFn: rememberSignIn,
    onSuccess: () => {
      settle()
      showToast({ title: 'Saved', description: `You’ll stay signed in on this ${device}.` })
    },
  })
  if (!isAsked) return null
  return (
    <Row className={pages.width} gap={4} rowGap={0}>
      <Text look="small">
        {`${remember.isError ? 'That couldn’t be saved. ' : ''}Stay signed in on this ${device}?`}
      </Text>
      <button
        type="button"
        className={typography.opener}
        disabled={remember.isPending}
        onClick={() => remember.mutate()}
      >
        Yes
      </button>
      <button type="button" className={typography.opener} onClick={settle}>
        No
      </button>
    </Row>
  )
}

/** The button that has the focus is gone then, so the focus moves to the page. */
function settle(): void {
  dismissStaySignedIn()
  document.querySelector('main')?.focus({ preventScroll: true })
}
