import { Fragment, type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { usePageTitle } from '../../browser/page-title.ts'
import pages from '../../frame/page.module.css'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import styles from './print-desk.module.css'

/** Something to print, on pages of its own. */
export type Sheet = {
  name: string
  /** Above it on the screen, not on paper. */
  caption: string
  content: ReactNode
}

type PrintDeskProps = {
  back: { address: string; name: string }
  sheets: readonly Sheet[]
  /** More to press or to read above the sheets; it is not printed. */
  children?: ReactNode
}

/** A page whose sheets go to the printer as they are shown; each can be left out. */
export function PrintDesk({ back, sheets, children }: PrintDeskProps) {
  usePageTitle('Print')
  const [left, setLeft] = useState<readonly string[]>([])
  const printed = sheets.filter(({ name }) => !left.includes(name))
  return (
    <>
      <div className={classNames(pages.page, styles.tools)}>
        <Link className={pages.back} href={back.address}>
          <Icon name="arrowLeft" /> {back.name}
        </Link>
        <div className={styles.title}>
          <div>
            <h1 className={typography.pageTitle}>Print</h1>
            <p className={typography.small}>A4 or Letter, black ink is enough.</p>
          </div>
          <button type="button" className={buttons.primary} disabled={printed.length === 0} onClick={() => print()}>
            <Icon name="print" /> Print
          </button>
        </div>
        {sheets.length > 1 && (
          <fieldset className={styles.choice}>
            <legend className={typography.visuallyHidden}>What to print</legend>
            {sheets.map(({ name }) => {
              const isPrinted = !left.includes(name)
              return (
                <label key={name}>
                  <input
                    type="checkbox"
                    checked={isPrinted}
                    onChange={() => setLeft(isPrinted ? [...left, name] : left.filter((each) => each !== name))}
                  />
                  {name}
                </label>
              )
            })}
          </fieldset>
        )}
        {children}
      </div>
      <div className={styles.desk}>
        {printed.map(({ name, caption, content }) => (
          <Fragment key={name}>
            <h2>{caption}</h2>
            <section className={styles.sheet} aria-label={name}>
              {content}
            </section>
          </Fragment>
        ))}
      </div>
    </>
  )
}
