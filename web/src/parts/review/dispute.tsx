import { useQuery } from '@tanstack/react-query'
import { LONGEST_DISPUTE } from '@think-twice/contract/learning'
import type { Question } from '@think-twice/core/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { useCurrentUser } from '../../browser/current-user.ts'
import { disputeDraft, dropDisputeDraft, keepDisputeDraft } from '../../browser/dispute-drafts.ts'
import { disputesInTab } from '../../browser/visit.ts'
import { earlierDisputeKey } from '../../saving/after-saving.ts'
import { disputeEntryId, saveDispute } from '../../saving/save-practice.ts'
import { useSaveState } from '../../saving/save-state.ts'
import buttons from '../../ui/button.module.css'
import { TextArea } from '../../ui/field.tsx'
import { Form, textIn, useForm } from '../../ui/form.tsx'
import typography from '../../ui/text.module.css'
import styles from './dispute.module.css'

type DisputeProps = { question: Question; number?: number }

/** "I see it differently": a learner's own words about a scenario, once for each. A visitor's wait in the tab. */
export function Dispute({ question: { scenarioId }, number }: DisputeProps) {
  const userId = useCurrentUser()?.id ?? null
  const [isOpen, setOpen] = useState(false)
  if (scenarioId === undefined) return null
  return (
    <div className={isOpen ? styles.open : undefined}>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        I see it differently
        {number !== undefined && <span className={typography.visuallyHidden}> (question {number})</span>}
      </button>
      {isOpen && <DisputeForm key={userId} userId={userId} scenarioId={scenarioId} />}
    </div>
  )
}

function DisputeForm({ userId, scenarioId }: { userId: number | null; scenarioId: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const inTab = disputesInTab.use()
  const form = useForm({
    check: (typed) =>
      textIn(typed, 'text').trim() === '' ? { message: 'Write a few words first.', field: 'text' } : null,
    send: async (typed) => {
      const text = textIn(typed, 'text').trim()
      dropDisputeDraft(userId, scenarioId)
      if (userId === null) disputesInTab.set({ ...inTab, [scenarioId]: text })
      else void saveDispute({ userId, scenario: scenarioId, text })
      return null
    },
  })
  const { problem } = form
  useEffect(() => area.current?.focus(), [])
  useEffect(() => {
    if (problem) area.current?.focus()
  }, [problem])

  if (userId === null && inTab[scenarioId] !== undefined) return <KeptInTab />
  if (form.isSent && userId !== null) return <Sent userId={userId} scenarioId={scenarioId} />
  return (
    <Form className={styles.form} form={form}>
      <TextArea
        ref={area}
        label="What did we miss?"
        hint={`Up to ${LONGEST_DISPUTE} characters, once per scenario. Your score won’t change.${userId === null ? ' It’s sent only if you sign up or log in here and keep what you did.' : ''}`}
        name="text"
        rows={3}
        maxLength={LONGEST_DISPUTE}
        defaultValue={disputeDraft(userId, scenarioId)}
        onChange={({ target }) => {
          keepDisputeDraft(userId, scenarioId, target.value)
          form.startOver()
        }}
      />
      <button type="submit" className={buttons.small}>
        Send
      </button>
    </Form>
  )
}

/** Says where a visitor's text is. */
function KeptInTab() {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <p className={styles.sent} role="status" ref={status} tabIndex={-1}>
      Kept in this tab. It will be sent if you sign up or log in here and keep what you did.
    </p>
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
function Sent({ userId, scenarioId }: { userId: number; scenarioId: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  const state = useSaveState(disputeEntryId(userId, scenarioId)) ?? 'saving'
  const { data: earlier } = useQuery<string>({ queryKey: earlierDisputeKey(userId, scenarioId), enabled: false })
  useEffect(() => status.current?.focus(), [])
  const words =
    earlier === undefined
      ? 'Thanks. Your note is saved with this scenario.'
      : `You wrote about this scenario before, and that stays: “${earlier}”`
  return (
    <p className={styles.sent} role="status" ref={status} tabIndex={-1}>
      {state === 'saved' ? words : WORDS[state]}
    </p>
  )
}
