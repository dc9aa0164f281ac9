import { labelsIn } from '@think-twice/core/typed-text'
import { counted } from '@think-twice/core/wording/numbers'
import { useState } from 'react'
import { TextArea } from '../../ui/field.tsx'

/** The labels of seats, typed or pasted, one a line; it counts them. */
export function LabelsField({ most }: { most: number }) {
  const [labels, setLabels] = useState(0)
  return (
    <TextArea
      label="One a line: first names or numbers are enough"
      name="labels"
      rows={7}
      spellCheck={false}
      autoComplete="off"
      hint={`${counted(labels, 'label')}; up to ${most}.`}
      onChange={({ target }) => setLabels(labelsIn(target.value).length)}
    />
  )
}
