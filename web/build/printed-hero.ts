import type { Plugin, ViteDevServer } from 'vite'

type HeroModule = typeof import('@think-twice/core/content/hero')
const HERO = '@think-twice/core/content/hero'

/** Without a script nothing can be played: there the argument of the home page is printed, marked, with its answer. */
export function printedHero(): Plugin {
  let server: ViteDevServer | undefined
  return {
    name: 'think-twice:printed-hero',
    configureServer(devServer) {
      server = devServer
    },
    async transformIndexHtml(html) {
      const { HERO: hero } = (await (server ? server.ssrLoadModule(HERO) : import(HERO))) as HeroModule
      return html.replace('<!-- printed hero -->', printed(hero))
    },
  }
}

function printed({ from, steps, concept, inShort }: HeroModule['HERO']): string {
  const items = steps.map((step, index) => {
    const text = step.isSound ? step.text : `${step.text} <em>${step.note}</em>`
    return `<li><b>${index + 1}</b><span>${text}</span></li>`
  })
  const broken = steps.findIndex(({ isSound }) => !isSound) + 1
  return `<h1>Can you find the step that doesn’t follow?</h1>
      <figure class="proof-sheet_proof"><div class="proof-sheet_sheet">
        <figcaption class="proof-sheet_from">${from}</figcaption>
        <ol class="proof-sheet_steps">${items.join('')}</ol>
        <p class="proof-sheet_answer"><b>Answer: step ${broken}, ${concept}.</b> ${inShort}</p>
      </div></figure>`
}
