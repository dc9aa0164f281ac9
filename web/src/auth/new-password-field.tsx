import { PASSWORD_LENGTH } from '@think-twice/contract/password-length'
import type { ComponentProps } from 'react'
import { PasswordField } from '../ui/field.tsx'
import { isCommonPassword } from './common-passwords.ts'

/** A hint, never a refusal. */
const COMMON_PASSWORD =
  'This password is among the first that attackers try. A longer one you make up yourself is safer.'

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & { username: string }

/** A new password for an account: how long it has to be, and a hint when it is easy to guess. */
export function NewPasswordField({ username, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField
      autoComplete="new-password"
      hint={`At least ${PASSWORD_LENGTH.least} characters.`}
      notice={isCommonPassword(field.value, username) ? COMMON_PASSWORD : null}
      required
      {...field}
    />
  )
}
