import type { Plugin } from 'vite'

/** The two faces that the first screen is set in. */
const FACES = [/besley-latin-wght-normal-.*\.woff2$/, /hanken-grotesk-latin-wght-normal-.*\.woff2$/]

/** Asks for the fonts with the page instead of after its style sheet, whose hashed addresses only the build knows. */
export function preloadFonts(): Plugin {
  return {
    name: 'think-twice:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FACES.some((face) => face.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}
