import type { Insights } from '@think-twice/contract/practice'
import {
  missingBySureness,
  missingSureness,
  surenessAdvice,
  surenessSentence,
  tellingRow,
} from '@think-twice/core/learning/calibration-words'
import { SURENESS_NAMES } from '@think-twice/core/learning/sureness-words'
import { percentText, rangeText } from '@think-twice/core/wording/number-text'
import { PenNote } from '../../../ui/pen-note.tsx'
import typography from '../../../ui/text.module.css'
import { HowThisWorks } from '../plots/how-this-works.tsx'
import { MissingAnswers } from '../plots/missing-answers.tsx'
import { Invitation, PlotSentence } from '../plots/plot-sentence.tsx'
import { PlotTable } from '../plots/plot-table.tsx'
import sides from '../plots/text-beside-plot.module.css'
import { BrierScore } from './brier-score.tsx'
import { CalibrationPlot } from './calibration-plot.tsx'
import { InsightLine } from './insight-line.tsx'
import { SureAndWrong } from './sure-and-wrong.tsx'

/** How sure against how right: a reliability diagram of three squares, and the Brier score. */
export function CalibrationLine({
  calibration: { rows, brier, sureAndWrong },
}: {
  calibration: Insights['calibration']
}) {
  const telling = tellingRow(rows)
  const sentence = telling && surenessSentence(telling)
  return (
    <InsightLine
      title="How sure, how right"
      sentence={sentence ? `${sentence.before}${sentence.marked}${sentence.after}` : missingSureness(rows)}
    >
      <div className={sides.sides}>
        <div className={sides.words}>
          {sentence ? (
            <>
              <PlotSentence sentence={sentence} />
              <PenNote ink={sentence.marked ? 'bias' : 'both'}>{surenessAdvice(telling)}</PenNote>
            </>
          ) : (
            <>
              <Invitation>Say how sure you are, and this will show whether you should be.</Invitation>
              <MissingAnswers rows={missingBySureness(rows)} />
              <p className={typography.small}>A mark appears for each row that is full. No score until two are.</p>
            </>
          )}
          {brier && <BrierScore brier={brier} />}
          {sureAndWrong.length > 0 && <SureAndWrong concepts={sureAndWrong} />}
        </div>
        <div>
          <CalibrationPlot rows={rows} />
          <p className={typography.fine}>
            The dashed line is a perfect match. A bar shows where the true number likely lies.
          </p>
          <PlotTable
            caption="How sure, how right"
            head={['You said', 'Means', 'Right', 'Likely']}
            rows={rows.map(({ sureness, means, right, answers, likely }) => [
              SURENESS_NAMES[sureness],
              percentText(means),
              `${right} of ${answers}`,
              likely ? rangeText(likely) : 'too few',
            ])}
          />
          <HowThisWorks />
        </div>
      </div>
    </InsightLine>
  )
}
