import { PASSWORD_LENGTH } from '@think-twice/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { PasswordField } from '../ui/field.tsx'
import { textIn } from '../ui/form.tsx'
import { isCommonPassword } from './common-passwords.ts'

/** A hint, never a refusal. */
const COMMON_PASSWORD =
  'This password is among the first that attackers try. A longer one you make up yourself is safer.'

/**
 * A new password for an account: how long it has to be, and a hint when it is easy to guess. Its form also has the
 * username.
 */
export function NewPasswordField({ label, name }: { label: string; name: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isCommon, setCommon] = useState(false)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const look = () => {
      const typed = new FormData(form)
      setCommon(isCommonPassword(textIn(typed, name), textIn(typed, 'username')))
    }
    const forget = () => setCommon(false)
    form.addEventListener('input', look)
    form.addEventListener('reset', forget)
    return () => {
      form.removeEventListener('input', look)
      form.removeEventListener('reset', forget)
    }
  }, [name])
  return (
    <div ref={place}>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.least} characters.`}
        notice={isCommon ? COMMON_PASSWORD : null}
        required
      />
    </div>
  )
}
