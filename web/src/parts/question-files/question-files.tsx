import type { ExportFormat } from '@think-twice/core/exports/export-formats'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { counted } from '@think-twice/core/wording/numbers'
import { fullAddress } from '../../browser/device.ts'
import { useAction } from '../../data/use-action.ts'
import buttons from '../../ui/button.module.css'
import { Fold } from '../../ui/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RuledList } from '../../ui/layout.tsx'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import styles from './question-files.module.css'

const FILES: readonly { format: ExportFormat; name: string; ending: string; detail: string }[] = [
  {
    format: 'moodle',
    name: 'Moodle XML',
    ending: 'XML',
    detail: 'Multiple choice with a reason for every option. Import it into the question bank.',
  },
  {
    format: 'canvas',
    name: 'Canvas, QTI 1.2',
    ending: 'ZIP',
    detail: 'For Settings, Import Course Content. Also read by other systems that know QTI 1.2.',
  },
  { format: 'gift', name: 'GIFT', ending: 'TXT', detail: 'Plain text that Moodle reads and people can, too.' },
  {
    format: 'h5p',
    name: 'H5P',
    ending: 'H5P',
    detail: 'A question set for a site that has H5P’s Question Set and Multiple Choice.',
  },
  { format: 'anki', name: 'Anki', ending: 'TSV', detail: 'Front: the argument. Back: the name and the reasons.' },
  {
    format: 'blooket',
    name: 'Blooket',
    ending: 'CSV',
    detail: 'Question and four answers, without reasons: Blooket has no place for them.',
  },
  { format: 'json', name: 'JSON', ending: 'JSON', detail: 'Everything, twins and deciding words included.' },
]

type QuestionFilesProps = {
  /** The topic of the questions, as written after “Think Twice: ”. */
  title: string
  /** The first part of the names of the files. */
  name: string
  fetchQuestions: () => Promise<readonly PracticeQuestion[]>
}

/** The formats in which questions can be taken along. The writers are fetched with the first file. */
export function QuestionFiles({ title, name, fetchQuestions }: QuestionFilesProps) {
  const making = useAction(async (format: ExportFormat) => {
    const [{ downloadQuestions }, questions] = await Promise.all([import('./make-file.ts'), fetchQuestions()])
    downloadQuestions(format, name, { title: `Think Twice: ${title}`, source: fullAddress('/'), questions })
  }, 'The file couldn’t be made')
  return (
    <>
      <RuledList roomy className={styles.files}>
        {FILES.map(({ format, name: system, ending, detail }) => (
          <li key={format}>
            <b>{system}</b>
            <p className={typography.small}>{detail}</p>
            <button
              type="button"
              className={buttons.small}
              aria-label={`${ending}: download for ${system}`}
              aria-busy={making.subject === format}
              onClick={() => making.run(format)}
            >
              <Icon name="download" /> {ending}
            </button>
          </li>
        ))}
      </RuledList>
      <div role="alert">{making.problem !== null && <Text look="small">{making.problem}</Text>}</div>
    </>
  )
}

/** Some scenarios as files, folded. */
export function ScenarioFiles({ about, questions }: { about?: string; questions: readonly PracticeQuestion[] }) {
  const scenarios = counted(questions.length, 'scenario')
  return (
    <Fold look="quiet" summary="These scenarios as files">
      <QuestionFiles
        title={about === undefined ? scenarios : `${about}, ${scenarios}`}
        name={`think-twice-${questions.length}-scenarios`}
        fetchQuestions={() => Promise.resolve(questions)}
      />
    </Fold>
  )
}
