// Runs before the first paint, inside the page: the content-security policy knows it by its hash.
;(() => {
  const root = document.documentElement
  // What was made at build time is shown to those it was made for: this address, and a visitor unless it says otherwise.
  const addresses = (root.dataset.for || '').split(' ')
  let isElsewhere = !(addresses.includes('*') || addresses.includes(location.pathname + location.search))
  // The stored preference wins, then the system's; dark if storage fails.
  let theme = 'dark'
  try {
    const stored = localStorage.getItem('theme')
    theme = stored
    if (stored !== 'light' && stored !== 'dark') {
      theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    }
    if ((localStorage.getItem('user') !== null) !== 'personal' in root.dataset) isElsewhere = true
    const keeps = (pattern) => Object.keys(localStorage).some((key) => pattern.test(key))
    if (keeps(/^(session|round|today):/)) root.dataset.kept = ''
    // Whoever was asked before, or wants to be asked in another way, gets other questions than were printed.
    if ('starts' in root.dataset && keeps(/^(asked-|settings$)/)) isElsewhere = true
  } catch (error) {
    console.warn('The theme could not be read from this device.', error)
    // Who is signed in is not known either, and counts as nobody.
    if ('personal' in root.dataset) isElsewhere = true
  }
  root.className = theme
  if (isElsewhere) root.dataset.elsewhere = ''

  // A tap on a button is kept until the page's code is there to answer it.
  window.earlyTaps = []
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (button && window.earlyTaps) window.earlyTaps.push(button)
  })
  // Code that doesn't arrive can't say so itself.
  const sayWhatFailed = ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    const text = document.createElement('p')
    text.setAttribute('role', 'alert')
    const again = document.createElement('a')
    again.href = location.pathname + location.search
    again.textContent = 'try again'
    text.append('This page couldn’t be loaded. Check your connection, then ', again, '.')
    document.body.prepend(text)
  }
  document.addEventListener('error', sayWhatFailed, { capture: true })
})()
