import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { CLASSES_ADDRESS, classAddress } from '../../addresses.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { ApiError } from '../../data/http.ts'
import pages from '../../frame/page.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Loader, ScreenNotLoaded } from '../../ui/loading.tsx'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './class-page.module.css'

type ClassPageProps = {
  title: string
  /** One quiet line below the title. */
  line?: ReactNode
  /** The page to go back to: the list, or the class of this id and name. */
  back?: 'list' | { classId: string; name: string }
  /** Content at the end of the title's line. */
  aside?: ReactNode
  /** Without the double rule below the title, as above a sheet. */
  isOpen?: boolean
  children: ReactNode
}

/** A page about classes: the way back, a large title, and the content. */
export function ClassPage({ title, line, back, aside, isOpen = false, children }: ClassPageProps) {
  usePageTitle(title)
  return (
    <div className={classNames(pages.page, styles.page)}>
      {back && (
        <Link className={pages.back} href={back === 'list' ? CLASSES_ADDRESS : classAddress(back.classId)}>
          <Icon name="arrowLeft" /> {back === 'list' ? 'Classes' : back.name}
        </Link>
      )}
      <div className={styles.title}>
        <div>
          <h1>{title}</h1>
          {line && <p className={typography.small}>{line}</p>}
        </div>
        {aside && <Row gap={2}>{aside}</Row>}
      </div>
      {!isOpen && <DoubleRule />}
      <NeedsConnection>
        You’re offline. Your classes are on the server and will be back when you’re online.
      </NeedsConnection>
      {children}
    </div>
  )
}

type LoadingProps = {
  query: { isError: boolean; error: unknown; refetch: () => Promise<unknown> }
  /** The missing part, as the subject of a sentence: 'Your classes'. */
  what: string
}

/** Takes the place of a page that is loading or could not be loaded. */
export function ClassPageLoading({ query: { isError, error, refetch }, what }: LoadingProps) {
  usePageTitle('Classes')
  const reason = error instanceof ApiError && error.status < 500 ? error.reason : null
  return (
    <div className={pages.page}>
      <h1 className={typography.quietTitle}>Classes</h1>
      {reason !== null ? (
        <Stack gap={4} top={6} start>
          <p role="alert">{reason}</p>
          <Link className={typography.link} href={CLASSES_ADDRESS}>
            Your classes
          </Link>
        </Stack>
      ) : isError ? (
        <ScreenNotLoaded what={what} onTryAgain={refetch} />
      ) : (
        <Loader>{`${what} ...`}</Loader>
      )}
    </div>
  )
}
