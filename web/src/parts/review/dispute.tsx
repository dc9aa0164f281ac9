import { useQuery } from '@tanstack/react-query'
import { LONGEST_DISPUTE } from '@think-twice/contract/disputes'
import type { Question } from '@think-twice/core/vocabulary'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useCurrentUser } from '../../browser/current-user.ts'
import { keptDisputeKey } from '../../saving/after-saving.ts'
import { disputeEntryId, saveDispute } from '../../saving/save-practice.ts'
import { useSaveState } from '../../saving/save-state.ts'
import buttons from '../../ui/button.module.css'
import field from '../../ui/field.module.css'
import typography from '../../ui/text.module.css'
import styles from './dispute.module.css'

/** "I see it differently": a signed-in learner's own words about a scenario, once for each. Visitors are not asked. */
export function Dispute({ question: { scenarioId }, number }: { question: Question; number: number }) {
  const user = useCurrentUser()
  const [isOpen, setOpen] = useState(false)
  if (user === null || scenarioId === undefined) return null
  return (
    <div className={isOpen ? styles.open : undefined}>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        I see it differently<span className={typography.visuallyHidden}> (question {number})</span>
      </button>
      {isOpen && <DisputeForm userId={user.id} scenarioId={scenarioId} />}
    </div>
  )
}

/** The text; `empty` means that the learner tried to send nothing. */
type Draft = { state: 'writing' | 'empty' | 'sent'; text: string }

function DisputeForm({ userId, scenarioId }: { userId: number; scenarioId: string }) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [{ state, text }, setDraft] = useState<Draft>({ state: 'writing', text: '' })
  useEffect(() => area.current?.focus(), [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') {
      setDraft({ state: 'empty', text })
      return area.current?.focus()
    }
    setDraft({ state: 'sent', text: said })
    void saveDispute({ userId, scenario: scenarioId, text: said })
  }
  if (state === 'sent') return <Sent userId={userId} scenarioId={scenarioId} said={text} />
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id}>What did we miss?</label>
      <textarea
        ref={area}
        className={field.input}
        id={id}
        rows={3}
        maxLength={LONGEST_DISPUTE}
        value={text}
        onChange={(event) => setDraft({ state: 'writing', text: event.target.value })}
        aria-describedby={`${id}-hint`}
      />
      <p className={typography.fine} id={`${id}-hint`}>
        Up to {LONGEST_DISPUTE} characters, once per scenario. Your score won’t change.
      </p>
      {state === 'empty' && <p role="alert">Write a few words first.</p>}
      <button type="submit" className={buttons.small}>
        Send
      </button>
    </form>
  )
}

const WORDS = {
  saving: 'Sending...',
  waiting: 'Kept on this device. It will be sent when the connection is back.',
  refused: 'The server didn’t accept this. It’s kept on this device.',
} as const

/**
 * Says whether the text was saved. The first text about a scenario stays; a second one is not kept.
 */
function Sent({ userId, scenarioId, said }: { userId: number; scenarioId: string; said: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  const state = useSaveState(disputeEntryId(userId, scenarioId)) ?? 'saving'
  const { data: kept } = useQuery<string>({ queryKey: keptDisputeKey(userId, scenarioId), enabled: false })
  useEffect(() => status.current?.focus(), [])
  const isSecond = kept !== undefined && kept !== said
  return (
    <p className={styles.sent} role="status" ref={status} tabIndex={-1}>
      {state !== 'saved' && WORDS[state]}
      {state === 'saved' && !isSecond && 'Thanks. Your note is saved with this scenario.'}
      {state === 'saved' && isSecond && `You wrote about this scenario before, and that stays: “${kept}”`}
    </p>
  )
}
