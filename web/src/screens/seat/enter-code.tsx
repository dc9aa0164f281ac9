import { LONGEST_TYPED_CODE, readJoinCode, spacedCode } from '@think-twice/core/class/class-codes'
import { codeCharacters } from '@think-twice/core/typed-text'
import { useLocation } from 'wouter'
import { joinAddress } from '../../addresses.ts'
import buttons from '../../ui/button.module.css'
import { TextField } from '../../ui/field.tsx'
import { Form, textIn, useForm } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import { DoorPage } from './door-page.tsx'
import styles from './seat.module.css'

/** Asks for the join code of a class; `wrong` is one that was tried and belongs to none. */
export function EnterCode({ wrong }: { wrong: string | null }) {
  const [, navigate] = useLocation()
  const form = useForm({
    send: async (typed) => {
      const code = textIn(typed, 'code')
      if (readJoinCode(code) === null) return { message: 'A class code has six characters.', field: 'code' }
      navigate(joinAddress(codeCharacters(code)))
      return null
    },
  })
  return (
    <DoorPage>
      <div className={styles.narrow}>
        <DoubleRule />
        <h1 className={styles.title}>Join a class</h1>
        {wrong !== null && (
          <p className={styles.note} role="alert">
            <Icon name="cross" />
            <span>No class has the code {shown(wrong)}. Look at the wall and try again.</span>
          </p>
        )}
        <Form className={styles.form} form={form} noValidate>
          <TextField
            label="The class code"
            name="code"
            hint="Six characters, from your teacher. No account, no name."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={LONGEST_TYPED_CODE}
            data-code
          />
          <button type="submit" className={buttons.primary}>
            Go on <Icon name="arrowRight" />
          </button>
        </Form>
      </div>
    </DoorPage>
  )
}

/** A wrong code in groups, with the very letters that were typed; a text that cannot be a code as it is. */
function shown(typed: string): string {
  return readJoinCode(typed) === null ? typed : spacedCode(codeCharacters(typed))
}
