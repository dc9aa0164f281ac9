import { Link } from 'wouter'
import { usePageTitle } from '../../browser/page-title.ts'
import { Page } from '../../frame/page.tsx'
import { PenArrow } from '../../ui/pen-arrow.tsx'
import { ProofSheet } from '../../ui/proof-sheet.tsx'

/** A valid argument with a false first premise. The server has answered with status 404. */
export function NotFoundScreen() {
  usePageTitle('Page Not Found')
  return (
    <Page>
      <div className="wrap lost">
        <div>
          <h1>Page Not Found</h1>
          <p className="lost__p">
            The address looked reasonable, so it was reasonable to expect a page here. There isn’t one.
          </p>
          <div className="hero__cta">
            <Link className="btn btn--primary" href="/">
              Back to Home
            </Link>
            <Link className="btn" href="/learn">
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
          <li className="bad">
            <b>1</b>
            <span>
              <span className="wave">Every link leads somewhere.</span>
              <span className="margin">
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
    </Page>
  )
}
