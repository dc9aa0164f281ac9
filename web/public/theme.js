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
