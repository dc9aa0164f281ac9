/** The steps of the home page's argument that were tapped before the page's code arrived; noted by /theme.js, taken once. */
export function takeEarlyTaps(): number[] {
  const root = document.documentElement
  const noted = root.dataset['earlyTaps'] ?? ''
  delete root.dataset['earlyTaps']
  root.dataset['ready'] = ''
  return noted
    .split(' ')
    .filter((each) => each !== '')
    .map(Number)
}
