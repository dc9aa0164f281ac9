import type { Insights } from '@think-twice/contract/practice'
import { thinWeeks } from '@think-twice/core/learning/first-look-trend'
import {
  COMPARISON_NOTE,
  FIRST_LOOK_INVITATION,
  firstLookChangeText,
  firstLookSentence,
  missingFirstLooks,
} from '@think-twice/core/learning/first-look-words'
import { listText } from '@think-twice/core/wording/list-text'
import { rangeText } from '@think-twice/core/wording/number-text'
import { dayText } from '../../../parts/date-text.ts'
import { PenNote } from '../../../ui/pen-note.tsx'
import typography from '../../../ui/text.module.css'
import { HowThisWorks } from '../plots/how-this-works.tsx'
import { MissingAnswers } from '../plots/missing-answers.tsx'
import { Invitation, PlotSentence } from '../plots/plot-sentence.tsx'
import { PlotTable } from '../plots/plot-table.tsx'
import sides from '../plots/text-beside-plot.module.css'
import { FirstLookPlot } from './first-look-plot.tsx'
import { InsightLine } from './insight-line.tsx'

/** Right answers on scenarios never seen before, week by week. */
export function FirstLookLine({ firstLook }: { firstLook: Insights['firstLook'] }) {
  const { weeks, change } = firstLook
  const sentence = firstLookSentence(firstLook)
  const few = thinWeeks(weeks)
  const isDrawn = weeks.some(({ likely }) => likely !== null)
  return (
    <InsightLine title="First look" sentence={sentence}>
      <div className={sides.sides}>
        <div className={sides.words}>
          {change ? (
            <>
              <PlotSentence sentence={{ before: sentence, marked: '', after: '' }} />
              <p className={typography.small}>
                {firstLookChangeText(change)} {COMPARISON_NOTE}
              </p>
              <PenNote ink="both">No scenario counts here twice, so remembering an answer can’t help.</PenNote>
            </>
          ) : (
            <>
              <Invitation>{FIRST_LOOK_INVITATION}</Invitation>
              <MissingAnswers rows={missingFirstLooks(weeks)} />
            </>
          )}
        </div>
        <div>
          <FirstLookPlot weeks={weeks} />
          <p className={typography.fine}>
            {isDrawn && 'The band is where the true number likely lies. '}
            The number below each week is how many new scenarios you answered.{' '}
            {few.length > 0 &&
              `Too few answers to draw in the week of ${listText(few.map(({ firstDay }) => dayText(firstDay)))}.`}
          </p>
          <PlotTable
            caption="Right on first look, by week"
            head={['Week of', 'Right', 'Likely']}
            rows={weeks.map(({ firstDay, right, answers, likely }) => [
              dayText(firstDay),
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
