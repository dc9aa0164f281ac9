import { Link } from 'wouter'
import { usePageTitle } from '../../browser/page-title.ts'
import pages from '../../frame/page.module.css'
import proof from '../../parts/proof-sheet.module.css'
import { ProofSheet } from '../../parts/proof-sheet.tsx'
import actions from '../../ui/actions.module.css'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import pen from '../../ui/pen.module.css'
import { PenArrow } from '../../ui/pen.tsx'
import typography from '../../ui/text.module.css'
import styles from './not-found-screen.module.css'

/** A valid argument with a false first premise. The server has already sent status 404. */
export function NotFoundScreen() {
  usePageTitle('Page Not Found')
  return (
    <div className={classNames(pages.width, styles.columns)}>
      <div>
        <h1 className={typography.displayTitle}>Page Not Found</h1>
        <p className={classNames(typography.lead, styles.lead)}>
          The address looked reasonable, so it was reasonable to expect a page here. There isn’t one.
        </p>
        <div className={actions.actions}>
          <Link className={buttons.primary} href="/">
            Back to Home
          </Link>
          <Link className={buttons.button} href="/learn">
            Learn
          </Link>
        </div>
      </div>
      <ProofSheet
        from="How you got here"
        answer={
          <>
            <b>Answer: step 1.</b> The logic is valid, but the first premise is false.
          </>
        }
      >
        <li className={proof.failing}>
          <b>1</b>
          <span>
            <span className={pen.wave}>Every link leads somewhere.</span>
            <span className={classNames(proof.marginNote, styles.marginNote)}>
              <PenArrow />
              <span>Says who?</span>
            </span>
          </span>
        </li>
        <li>
          <b>2</b>
          <span>You followed a link.</span>
        </li>
        <li>
          <b>3</b>
          <span>Therefore you are somewhere.</span>
        </li>
      </ProofSheet>
    </div>
  )
}
