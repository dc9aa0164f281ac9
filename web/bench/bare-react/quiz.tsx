import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const QUESTIONS = Array.from({ length: 48 }, (_, number) => `Which step of argument ${number + 1} doesn’t follow?`)
const OPTIONS = ['The first', 'The second', 'The third', 'None: it is sound']

/** The smallest possible quiz in React: a question, four answers, the next. Nothing is stored, styled or explained. */
function Quiz() {
  const [answers, setAnswers] = useState<number[]>([])
  const [chosen, setChosen] = useState<number | null>(null)
  const question = QUESTIONS[answers.length]
  if (question === undefined) return <h1>{answers.length} answered</h1>
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen === null) return
        setAnswers([...answers, chosen])
        setChosen(null)
      }}
    >
      <h1>{question}</h1>
      {OPTIONS.map((option, index) => (
        <label key={option}>
          <input type="radio" name="answer" checked={chosen === index} onChange={() => setChosen(index)} />
          {option}
        </label>
      ))}
      <button type="submit">Next</button>
    </form>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(<Quiz />)
