/** What the page of every component test starts with: the product's own styles. */
import '../src/styles/index.css'
