// Sets the theme before the first paint, so that nothing flashes. It stands in a file of its own because the
// content-security policy allows no inline script. The stored preference wins, then the system's; dark if storage fails.
;(() => {
  let theme
  try {
    theme = localStorage.getItem('theme')
    if (theme !== 'light' && theme !== 'dark') {
      theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    }
  } catch {
    theme = 'dark'
  }
  document.documentElement.className = theme
})()

// A tap on a step of the home page's argument is noted until the page's code is there to answer it. The page says so.
document.addEventListener('click', ({ target }) => {
  const root = document.documentElement
  const step = target instanceof Element ? target.closest('[data-hero-step]') : null
  if (step && !('ready' in root.dataset)) {
    root.dataset.earlyTaps = `${root.dataset.earlyTaps || ''} ${step.dataset.heroStep}`.trim()
  }
})
