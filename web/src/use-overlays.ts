import { type ComponentType, useEffect, useState } from 'react'
import { useAuthForm } from './auth/auth-dialog-state.ts'
import { currentUser, useCurrentUser } from './browser/current-user.ts'
import { whenIdle } from './browser/when-idle.ts'
import { useToasts } from './ui/show-toast.ts'

/** Milliseconds. */
const AGAIN = 5000

let loaded: Promise<ComponentType> | null = null

function load(): Promise<ComponentType> {
  loaded ??= import('./overlays.tsx')
    .then(({ startServices, Overlays }) => {
      startServices()
      return Overlays
    })
    .catch((error: unknown) => {
      loaded = null
      throw error
    })
  return loaded
}

/**
 * When somebody is signed in, a screen waits for what goes on behind it: a session that has ended must be noticed at
 * the first reply that says so.
 */
export async function startForSignedIn(): Promise<void> {
  // Nothing goes on behind a page being printed.
  if (!import.meta.env.SSR && currentUser() !== null) await load().catch(warn)
}

/**
 * Dialogs, toasts, tooltips and what goes on behind the page: fetched once the first screen is up and the page is idle,
 * or at once if somebody is signed in, touches the page or opens a form, or if there is a toast to show. Null until
 * they are here.
 */
export function useOverlays(): ComponentType | null {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null)
  const isFormOpen = useAuthForm() !== null
  const hasToast = useToasts().some(({ open }) => open)
  const isWanted = isFormOpen || hasToast
  const isSignedIn = useCurrentUser() !== null
  useEffect(() => {
    if (Overlays) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // Without a connection, retried at the next opportunity, or on its own if somebody's results may be waiting for it.
    const get = () => {
      clearTimeout(timer)
      void load().then(
        (here) => setOverlays(() => here),
        (error: unknown) => {
          warn(error)
          if (isSignedIn && !isOver) timer = setTimeout(get, AGAIN)
        },
      )
    }
    if (isWanted || isSignedIn) get()
    const forget = whenIdle(get)
    const occasions = ['pointerdown', 'keydown', 'online'] as const
    for (const occasion of occasions) addEventListener(occasion, get)
    return () => {
      isOver = true
      clearTimeout(timer)
      forget()
      for (const occasion of occasions) removeEventListener(occasion, get)
    }
  }, [Overlays, isWanted, isSignedIn])
  return Overlays
}

function warn(error: unknown): void {
  console.warn('A part of the page has not arrived yet.', error)
}
