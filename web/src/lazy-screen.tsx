import { type ComponentType, lazy, useState } from 'react'
import { startForSignedIn } from './use-overlays.ts'

/**
 * A screen whose code is loaded when it is opened, inside the provider of queries. Once loaded, it is drawn without
 * waiting, which taking over a prerendered page depends on.
 */
export function lazyScreen<Props extends object>(get: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null
  const load = async (): Promise<ComponentType<Props>> => {
    if (Loaded) return Loaded
    const [Screen, { Queries }] = await Promise.all([get(), import('./data/queries.tsx'), startForSignedIn()])
    Loaded ??= (props) => (
      <Queries>
        <Screen {...props} />
      </Queries>
    )
    return Loaded
  }
  const Awaited = lazy(async () => ({ default: await load() }))
  const Shown = (props: Props) => {
    // Decided once: drawn as one and then as the other, the screen would start over and lose what was done on it.
    const [Here] = useState<ComponentType<Props>>(() => Loaded ?? Awaited)
    return <Here {...props} />
  }
  return Object.assign(Shown, { load })
}
