import type { CatalogFilters } from '@think-twice/core/concepts/catalog-search'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { catalogAddress, requestedConcept, requestedFilters, requestedType } from '../../addresses.ts'

/** Milliseconds of rest before typed text goes into the address: browsers limit how often that may change. */
const REST = 300

/** The filters are in the address, so they survive a reload, a change of tab and a visit to a study view. */
export function useFilters(): [CatalogFilters, (change: Partial<CatalogFilters>) => void] {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const type = requestedType(search)
  const isStudying = requestedConcept(search) !== null
  const inAddress = requestedFilters(search)

  // Typed text narrows the catalog at once, and reaches the address a moment later.
  const [text, setText] = useState(inAddress.text)
  const [seen, setSeen] = useState(inAddress.text)
  if (inAddress.text !== seen) {
    setSeen(inAddress.text)
    setText(inAddress.text)
  }

  const filters = { ...inAddress, text }
  const typed = catalogAddress(type, filters)
  useEffect(() => {
    if (text === seen || isStudying) return
    const timer = setTimeout(() => {
      setSeen(text.trim() === '' ? '' : text)
      navigate(typed, { replace: true })
    }, REST)
    return () => clearTimeout(timer)
  }, [text, seen, isStudying, typed, navigate])

  const change = (changes: Partial<CatalogFilters>) => {
    const { text: newText, ...others } = changes
    if (newText !== undefined) setText(newText)
    if (Object.keys(others).length > 0) navigate(catalogAddress(type, { ...filters, ...changes }), { replace: true })
  }
  return [filters, change]
}
