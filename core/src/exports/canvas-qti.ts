import type { PracticeQuestion } from '../practice/practice-questions.ts'
import { escapeHtml, hashNumber } from '../text.ts'
import {
  creditOf,
  type ExportFile,
  feedbackHtml,
  lineHtml,
  optionsOf,
  type QuestionSet,
  questionHtml,
} from './question-set.ts'

// QTI 1.2 in an IMS content package, as Canvas imports it. The ids in manifest, folder and meta have to agree.

/** The files of a QTI 1.2 package, which go into a ZIP. */
export function canvasQti(set: QuestionSet): ExportFile[] {
  const id = `think-twice-${hashNumber(set.questions.map((question) => question.id).join(' ')).toString(16)}`
  return [
    { path: 'imsmanifest.xml', text: manifestXml(id, set) },
    { path: `${id}/assessment_meta.xml`, text: metaXml(id, set) },
    { path: `${id}/${id}.xml`, text: assessmentXml(id, set) },
  ]
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

function manifestXml(id: string, set: QuestionSet): string {
  return `${DECLARATION}
<manifest identifier="${id}_manifest" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2">
  <metadata>
    <schema>IMS Content</schema>
    <schemaversion>1.1.3</schemaversion>
    <imsmd:lom>
      <imsmd:general><imsmd:title><imsmd:string>${escapeHtml(set.title)}</imsmd:string></imsmd:title></imsmd:general>
      <imsmd:rights>
        <imsmd:copyrightAndOtherRestrictions><imsmd:value>yes</imsmd:value></imsmd:copyrightAndOtherRestrictions>
        <imsmd:description><imsmd:string>${escapeHtml(creditOf(set))}</imsmd:string></imsmd:description>
      </imsmd:rights>
    </imsmd:lom>
  </metadata>
  <organizations/>
  <resources>
    <resource identifier="${id}" type="imsqti_xmlv1p2">
      <file href="${id}/${id}.xml"/>
      <dependency identifierref="${id}_meta"/>
    </resource>
    <resource identifier="${id}_meta" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="${id}/assessment_meta.xml">
      <file href="${id}/assessment_meta.xml"/>
    </resource>
  </resources>
</manifest>
`
}

function metaXml(id: string, set: QuestionSet): string {
  return `${DECLARATION}
<quiz identifier="${id}" xmlns="http://canvas.instructure.com/xsd/cccv1p0">
  <title>${escapeHtml(set.title)}</title>
  <description>${escapeHtml(`<p>${lineHtml(creditOf(set))}</p>`)}</description>
  <shuffle_answers>true</shuffle_answers>
  <scoring_policy>keep_highest</scoring_policy>
  <quiz_type>assignment</quiz_type>
  <points_possible>${set.questions.length}.0</points_possible>
  <show_correct_answers>true</show_correct_answers>
  <allowed_attempts>1</allowed_attempts>
  <available>false</available>
</quiz>
`
}

function assessmentXml(id: string, set: QuestionSet): string {
  return `${DECLARATION}
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
<assessment ident="${id}" title="${escapeHtml(set.title)}">
<section ident="root_section">
${set.questions.map((question, index) => itemXml(question, index + 1, set)).join('')}</section>
</assessment>
</questestinterop>
`
}

/** The title is a number, because the name would give the answer away where Canvas shows it. */
function itemXml(question: PracticeQuestion, number: number, set: QuestionSet): string {
  const options = optionsOf(question).map((option) => ({
    ...option,
    id: `${question.id}_${option.letter.toLowerCase()}`,
  }))
  const labels = options.map(
    ({ id, text }) =>
      `      <response_label ident="${id}"><material>${mattextXml(lineHtml(text))}</material></response_label>\n`,
  )
  const feedback = feedbackHtml(question, set)
  const right = options.filter(({ isRight }) => isRight)
  return `<item ident="${question.id}" title="Question ${number}">
  <itemmetadata><qtimetadata>
    ${fieldXml('question_type', 'multiple_choice_question')}
    ${fieldXml('points_possible', '1')}
    ${fieldXml('original_answer_ids', options.map(({ id }) => id).join(','))}
  </qtimetadata></itemmetadata>
  <presentation>
    <material>${mattextXml(questionHtml(question))}</material>
    <response_lid ident="response1" rcardinality="Single"><render_choice>
${labels.join('')}    </render_choice></response_lid>
  </presentation>
  <resprocessing>
    <outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
    <respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>
${options
  .map(({ id }) => conditionXml('Yes', id, `<displayfeedback feedbacktype="Response" linkrefid="${id}_fb"/>`))
  .join(
    '',
  )}${right.map(({ id }) => conditionXml('No', id, '<setvar action="Set" varname="SCORE">100</setvar>')).join('')}  </resprocessing>
${feedbackXml('general_fb', feedback)}${options.map(({ id, rationale }) => feedbackXml(`${id}_fb`, lineHtml(rationale))).join('')}</item>
`
}

function conditionXml(goesOn: 'Yes' | 'No', id: string, effect: string): string {
  return `    <respcondition continue="${goesOn}"><conditionvar><varequal respident="response1">${id}</varequal></conditionvar>${effect}</respcondition>\n`
}

function feedbackXml(id: string, html: string): string {
  return `  <itemfeedback ident="${id}"><flow_mat><material>${mattextXml(html)}</material></flow_mat></itemfeedback>\n`
}

function fieldXml(label: string, entry: string): string {
  return `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`
}

function mattextXml(html: string): string {
  return `<mattext texttype="text/html">${escapeHtml(html)}</mattext>`
}
