import type { TeachersClass } from '@think-twice/contract/classes'
import { spacedCode } from '@think-twice/core/class/class-codes'
import { joinAddress } from '../../addresses.ts'
import { fullAddress } from '../../browser/device.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import { CopyLink } from './copy-link.tsx'
import { shortAddress } from './short-address.ts'
import { ShowDoor } from './show-door.tsx'
import styles from './way-in.module.css'

/** How students join: the code, a QR code of the link, and ways to pass the link on. */
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
        Point a phone here, or type the code at <b className={styles.address}>{shortAddress()}</b>
      </p>
      <div className={styles.acts}>
        <ShowDoor classroom={classroom} />
        <CopyLink link={link} />
        <ClassroomLink link={link} />
      </div>
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
