import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Checkbox, PasswordField, TextField } from './field.tsx'
import { Form, type FormProblem, textIn, useForm } from './form.tsx'

const name = page.getByLabelText('Name')
const password = page.getByLabelText('Password')
const send = page.getByRole('button', { name: 'Send' })

/** A form whose replies the test gives; `sent` is what was typed each time. */
function open(check?: (typed: FormData) => FormProblem | null) {
  const sent: string[] = []
  const replies: ((problem: FormProblem | null) => void)[] = []
  function Example() {
    const form = useForm({
      ...(check && { check }),
      send: (typed) => {
        sent.push(textIn(typed, 'name'))
        return new Promise((settle) => replies.push(settle))
      },
    })
    return (
      <>
        <Form form={form}>
          <TextField label="Name" name="name" hint="As on your card." onChange={form.startOver} />
          <PasswordField label="Password" name="password" hint="At least 8." notice={null} />
          <Checkbox name="agreed" ariaRequired>
            I agree
          </Checkbox>
          <button type="submit">Send</button>
        </Form>
        <p>{form.isPending ? 'under way' : form.isSent ? 'sent' : 'not sent'}</p>
      </>
    )
  }
  render(<Example />)
  return { sent, reply: (problem: FormProblem | null) => replies.shift()?.(problem) }
}

test('a form is sent one try at a time, and what was typed stays after a problem, which appears at its field', async () => {
  const { sent, reply } = open()
  await name.fill('Ada')
  await send.click()
  await expect.element(page.getByText('under way')).toBeVisible()
  await send.click()
  expect(sent).toEqual(['Ada'])
  reply({ message: 'Too short.', field: 'name' })
  await expect.element(name).toHaveAccessibleDescription('As on your card. Too short.')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveValue('Ada')
  await expect.element(password).not.toHaveAttribute('aria-invalid')
  await userEvent.type(name, 'x')
  await expect.element(name).toHaveAccessibleDescription('As on your card.')
  await send.click()
  reply(null)
  await expect.element(page.getByText('sent', { exact: true })).toBeVisible()
})

test('a mistake that the form finds itself is not sent, and the button stays enabled', async () => {
  const check = vi.fn(() => ({ message: 'Please agree.', field: 'agreed' }))
  const { sent } = open(check)
  await send.click()
  const box = page.getByRole('checkbox', { name: 'I agree' })
  await expect.element(box).toHaveAccessibleDescription('Please agree.')
  await expect.element(box).toHaveAttribute('aria-required', 'true')
  await expect.element(send).toHaveFocus()
  expect(sent).toEqual([])
})

test('the characters of a password are shown on request, and stay when they are hidden again', async () => {
  open()
  await password.fill('analytical')
  const eye = page.getByRole('button', { name: 'Show characters' })
  await expect.element(password).toHaveAttribute('type', 'password')
  await eye.click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(eye).toHaveAttribute('aria-pressed', 'true')
  await eye.click()
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(password).toHaveValue('analytical')
})

test('the place for a notice exists before there is one, so that it is read out when it appears', async () => {
  open()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await expect.element(password).toHaveAccessibleDescription('At least 8.')
})
