import { ankiTsv } from './anki-tsv.ts'
import { blooketCsv } from './blooket-csv.ts'
import { canvasQti } from './canvas-qti.ts'
import { gift } from './gift.ts'
import { h5p } from './h5p.ts'
import { moodleXml } from './moodle-xml.ts'
import type { ExportFile, QuestionSet } from './question-set.ts'
import { questionsJson } from './questions-json.ts'

/** The formats in which scenarios can be exported. */
export const EXPORT_FORMATS = ['moodle', 'canvas', 'gift', 'anki', 'blooket', 'h5p', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

type ExportWriter = { name: string; extension: string; mediaType: string } & (
  | { text: (set: QuestionSet) => string }
  | { files: (set: QuestionSet) => ExportFile[] }
)

/** Name, file ending and writer of each format. */
export const EXPORTS: Readonly<Record<ExportFormat, ExportWriter>> = {
  moodle: { name: 'Moodle XML', extension: 'xml', mediaType: 'application/xml', text: moodleXml },
  canvas: { name: 'Canvas, QTI 1.2', extension: 'zip', mediaType: 'application/zip', files: canvasQti },
  gift: { name: 'GIFT', extension: 'txt', mediaType: 'text/plain;charset=utf-8', text: gift },
  anki: { name: 'Anki', extension: 'tsv', mediaType: 'text/tab-separated-values;charset=utf-8', text: ankiTsv },
  blooket: { name: 'Blooket', extension: 'csv', mediaType: 'text/csv;charset=utf-8', text: blooketCsv },
  h5p: { name: 'H5P', extension: 'h5p', mediaType: 'application/zip', files: h5p },
  json: { name: 'JSON', extension: 'json', mediaType: 'application/json', text: questionsJson },
}
