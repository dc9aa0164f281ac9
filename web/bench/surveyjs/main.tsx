import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
// Without the web fonts: nothing that is measured waits for another host.
import 'survey-core/survey-core.fontless.min.css'
import quiz from './quiz.json'

/** The Standard Quiz as a survey: a question at a time, shuffled, timed, scored at the end. */
function Quiz() {
  const [survey] = useState(() => new Model(quiz))
  return <Survey model={survey} />
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(<Quiz />)
