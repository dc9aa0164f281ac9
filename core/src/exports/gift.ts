import type { PracticeQuestion } from '../practice/practice-questions.ts'
import {
  categoryOf,
  creditOf,
  feedbackHtml,
  lineHtml,
  nameOf,
  optionsOf,
  type QuestionSet,
  questionHtml,
  tagsOf,
} from './question-set.ts'

// Read by Moodle's `question/format/gift/format.php`, which ends a question at a blank line. It carries neither ids nor
// tags, so those are in comments.

/** Questions as text that Moodle reads, and people can, too. */
export function gift(set: QuestionSet): string {
  const categories = Map.groupBy(set.questions, categoryOf)
  const parts = [...categories].map(
    ([category, questions]) =>
      `$CATEGORY: $course$/top/Think Twice/${category}\n\n${questions.map((each) => questionGift(each, set)).join('')}`,
  )
  return `// ${creditOf(set)}\n\n${parts.join('')}`
}

function questionGift(question: PracticeQuestion, set: QuestionSet): string {
  const answers = optionsOf(question).map(
    ({ text, rationale, isRight }) =>
      `\t${isRight ? '=' : '~'}${escaped(lineHtml(text))}#${escaped(lineHtml(rationale))}\n`,
  )
  const tags = tagsOf(question).map((tag) => ` [tag:${tag}]`)
  return `// [id:${question.id}]${tags.join('')}
::${escaped(nameOf(question))}::[html]${escaped(questionHtml(question))}{
${answers.join('')}\t####${escaped(feedbackHtml(question, set))}
}

`
}

/** The backslash comes first, or it would escape what escapes the others. */
function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(/[#=~{}:]/g, String.raw`\$&`)
}
