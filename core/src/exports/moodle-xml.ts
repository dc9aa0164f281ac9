import type { PracticeQuestion } from '../practice/practice-questions.ts'
import {
  categoryOf,
  feedbackHtml,
  lineHtml,
  nameOf,
  optionsOf,
  type QuestionSet,
  questionHtml,
  tagsOf,
} from './question-set.ts'

// Read by Moodle's `question/format/xml/format.php`. Imported twice, questions are there twice: it has no update.

/** A question bank for Moodle: one category for each half of the catalog. */
export function moodleXml(set: QuestionSet): string {
  const categories = Map.groupBy(set.questions, categoryOf)
  const parts = [...categories].map(
    ([category, questions]) => `${categoryXml(category)}${questions.map((each) => questionXml(each, set)).join('')}`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('')}</quiz>\n`
}

function categoryXml(category: string): string {
  return `<question type="category">
  <category>${textXml(`$course$/top/Think Twice/${category}`)}</category>
  <info format="html">${textXml('')}</info>
  <idnumber></idnumber>
</question>
`
}

function questionXml(question: PracticeQuestion, set: QuestionSet): string {
  const answers = optionsOf(question).map(
    ({ text, rationale, isRight }) => `  <answer fraction="${isRight ? 100 : 0}" format="html">
    ${textXml(lineHtml(text))}
    <feedback format="html">${textXml(lineHtml(rationale))}</feedback>
  </answer>
`,
  )
  // Without `shuffleanswers` the importer keeps the order of the file.
  return `<question type="multichoice">
  <name>${textXml(nameOf(question))}</name>
  <questiontext format="html">${textXml(questionHtml(question))}</questiontext>
  <generalfeedback format="html">${textXml(feedbackHtml(question, set))}</generalfeedback>
  <defaultgrade>1</defaultgrade>
  <penalty>0.3333333</penalty>
  <hidden>0</hidden>
  <idnumber>${question.id}</idnumber>
  <single>true</single>
  <shuffleanswers>true</shuffleanswers>
  <answernumbering>abc</answernumbering>
  <showstandardinstruction>0</showstandardinstruction>
  <correctfeedback format="html">${textXml('')}</correctfeedback>
  <partiallycorrectfeedback format="html">${textXml('')}</partiallycorrectfeedback>
  <incorrectfeedback format="html">${textXml('')}</incorrectfeedback>
${answers.join('')}  <tags>${tagsOf(question)
    .map((tag) => `<tag>${textXml(tag)}</tag>`)
    .join('')}</tags>
</question>
`
}

/** A `text` element; HTML as CDATA, which `]]>` cannot end early, because the `>` of a text is escaped in HTML. */
function textXml(text: string): string {
  return `<text>${/[<&]/.test(text) ? `<![CDATA[${text}]]>` : text}</text>`
}
