/** `npm run bank -- draw [icons | pictures]`: draws pictures that are kept in the repository; without a word, all. */
import { installBrowser, launchBrowser } from './browser.ts'
import { drawIcons } from './draw-icons.ts'
import { drawPictures } from './draw-pictures.ts'

const [what = 'all'] = process.argv.slice(2)
if (!['all', 'icons', 'pictures'].includes(what)) {
  console.error('Usage: npm run bank -- draw [icons | pictures]')
  process.exit(1)
}
installBrowser()
const browser = await launchBrowser()
if (what !== 'pictures') await drawIcons(browser)
if (what !== 'icons') await drawPictures(browser)
await browser.close()
