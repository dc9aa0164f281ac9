import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Checkbox, PasswordField, TextField } from './field.tsx'

type Notes = { hint?: string; notice?: string | null; problem?: string | null }

function Name({ hint, problem }: Notes) {
  const [value, setValue] = useState('')
  return <TextField label="Name" value={value} onChange={setValue} {...(hint && { hint })} problem={problem ?? null} />
}

function Password({ hint, notice = null, problem }: Notes) {
  const [value, setValue] = useState('analytical')
  return (
    <PasswordField
      label="Password"
      value={value}
      onChange={setValue}
      notice={notice}
      {...(hint && { hint })}
      problem={problem ?? null}
    />
  )
}

const name = page.getByLabelText('Name')
const password = page.getByLabelText('Password')

test('a field is found by its label, and accepts typed text', async () => {
  render(<Name />)
  await name.fill('Ada')
  await expect.element(name).toHaveValue('Ada')
  await expect.element(name).not.toHaveAttribute('aria-describedby')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
})

test('the hint and the problem of a field are read out with it', async () => {
  render(<Name hint="As on your card." problem="Too long." />)
  await expect.element(name).toHaveAccessibleDescription('As on your card. Too long.')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Too long.')).toBeVisible()
})

test('the characters of a password are shown on request, and hidden again', async () => {
  render(<Password />)
  const eye = page.getByRole('button', { name: 'Show characters' })
  await expect.element(password).toHaveAttribute('type', 'password')
  await eye.click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(eye).toHaveAttribute('aria-pressed', 'true')
  await eye.click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

test('the place for a notice exists before there is one, so that it is read out when it appears', async () => {
  render(<Password />)
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await expect.element(password).not.toHaveAttribute('aria-describedby')
})

test('a password field is described by its hint, notice, and problem, in that order', async () => {
  render(<Password hint="At least 8." notice="A common one." problem="No." />)
  await expect.element(password).toHaveAccessibleDescription('At least 8. A common one. No.')
})

test('clicking the words of a checkbox ticks it, and its problem appears below', async () => {
  function Terms() {
    const [isAgreed, setAgreed] = useState(false)
    return (
      <Checkbox checked={isAgreed} onChange={setAgreed} problem={isAgreed ? null : 'Please agree.'} ariaRequired>
        I agree
      </Checkbox>
    )
  }
  render(<Terms />)
  const box = page.getByRole('checkbox', { name: 'I agree' })
  await expect.element(box).toHaveAccessibleDescription('Please agree.')
  await expect.element(box).toHaveAttribute('aria-required', 'true')
  await page.getByText('I agree').click()
  await expect.element(box).toBeChecked()
  expect(page.getByText('Please agree.').elements()).toHaveLength(0)
})
