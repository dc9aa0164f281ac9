import { EXPORTS, type ExportFormat } from '@think-twice/core/exports/export-formats'
import type { QuestionSet } from '@think-twice/core/exports/question-set'
import { strToU8, zipSync } from 'fflate'
import { download } from '../../browser/device.ts'

/** Writes questions in a format and offers the file for people to keep. */
export function downloadQuestions(format: ExportFormat, name: string, set: QuestionSet): void {
  const { extension, mediaType, ...writer } = EXPORTS[format]
  const content = 'text' in writer ? writer.text(set) : zipped(writer.files(set))
  download(format === extension ? `${name}.${extension}` : `${name}-${format}.${extension}`, content, mediaType)
}

function zipped(files: readonly { path: string; text: string }[]): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])))
}
