import type { TeachersClass } from '@think-twice/contract/classes'
import { spacedCode } from '@think-twice/core/class/class-codes'
import { useEffect, useRef, useState } from 'react'
import { joinAddress } from '../../addresses.ts'
import { fullAddress, useCopy } from '../../browser/device.ts'
import buttons from '../../ui/button.module.css'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import page from './class-page.module.css'
import { shortAddress } from './class-words.ts'
import { Door } from './wall/wall-steps.tsx'
import styles from './way-in.module.css'

/** The ways for students to join: the code, a QR code of the link, and ways to pass the link on. */
export function WayIn({ classroom }: { classroom: TeachersClass }) {
  const { code, isOpen } = classroom
  const link = fullAddress(joinAddress(code))
  return (
    <Section title="The way in">
      <p className={styles.code}>{spacedCode(code)}</p>
      {!isOpen && <p className={typography.small}>The door is closed: only those who have a seat get in.</p>}
      <div className={styles.qr}>
        <QrCode text={link} label={`QR code of ${link}`} />
      </div>
      <p className={typography.small}>
        Point a phone here, or type the code at <b className={page.address}>{shortAddress()}</b>
      </p>
      <Row gap={2} top={4}>
        <ShowDoor classroom={classroom} />
        <CopyLink link={link} />
        <ClassroomLink link={link} />
      </Row>
    </Section>
  )
}

/** A plain link to Google's own page for sharing: no script of theirs, and nothing is sent before it is pressed. */
export function ClassroomLink({ link }: { link: string }) {
  const href = `https://classroom.google.com/share?${new URLSearchParams({ url: link })}`
  return (
    <ExternalLink href={href} look="button">
      Share to Google Classroom
    </ExternalLink>
  )
}

type CopyLinkProps = {
  link: string
  /** The words of the button. */
  children?: string
  /** The name for screen readers, if several such buttons are on the page. */
  label?: string
}

/** Puts a link on the clipboard. If that is not allowed, the link itself can be selected. */
export function CopyLink({ link, children = 'Copy the link', label }: CopyLinkProps) {
  const { outcome, onCopy } = useCopy(link)
  return (
    <Row as="span" className={styles.copy}>
      <button type="button" className={buttons.small} aria-label={label} onClick={onCopy}>
        <Icon name="copy" /> {children}
      </button>
      <span className={typography.small} role="status">
        {outcome === 'copied' ? 'Copied.' : outcome && link}
      </span>
    </Row>
  )
}

/** A button that shows how to join on the whole screen, for a projector, without a round. */
function ShowDoor({ classroom }: { classroom: TeachersClass }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttons.small} onClick={() => setOpen(true)}>
        Show on the wall
      </button>
      {isOpen && <WholeScreen classroom={classroom} onClose={() => setOpen(false)} />}
    </>
  )
}

function WholeScreen({ classroom, onClose }: { classroom: TeachersClass; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className={styles.screen} ref={dialog} aria-label={`The way into ${classroom.name}`} onClose={onClose}>
      <Door classroom={classroom} />
      <button type="button" className={buttons.small} onClick={() => dialog.current?.close()}>
        <Icon name="cross" /> Close
      </button>
    </dialog>
  )
}
