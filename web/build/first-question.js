// Runs inside the page that starts an attempt, before its first paint: draws the first question from the printed ones, so that
// it can be read and answered while the app's code is on its way. The app begins the attempt with it and repeats `steps`.
;(() => {
  if ('elsewhere' in document.documentElement.dataset) return
  const drawBelow = (limit) => Math.floor(Math.random() * limit)
  const printed = document.querySelectorAll('template[data-scenario]')
  const drawn = printed[drawBelow(printed.length)]
  drawn.after(drawn.content)
  for (const template of printed) template.remove()

  const form = document.getElementById('question')
  const options = [...form.querySelectorAll('label')]
  const letters = options.map((option) => option.querySelector('[data-letter]').dataset.letter)
  const optionOrder = [...options.keys()]
  for (let last = options.length - 1; last > 0; last--) {
    const other = drawBelow(last + 1)
    ;[optionOrder[last], optionOrder[other]] = [optionOrder[other], optionOrder[last]]
  }
  const place = options[0].parentElement
  for (const [position, index] of optionOrder.entries()) {
    options[index].querySelector('[data-letter]').dataset.letter = letters[position]
    place.append(options[index])
  }

  const radios = [...form.querySelectorAll('input')]
  const next = form.querySelector('button[type=submit]')
  const listening = new AbortController()
  const steps = []
  window.shownQuestion = {
    mode: new URLSearchParams(location.search).get('start'),
    scenarioId: drawn.dataset.scenario,
    optionOrder,
    shownAt: performance.now(),
    steps,
    stop: () => {
      listening.abort()
      for (const radio of radios) radio.disabled = false
      next.disabled = true
    },
  }

  const choose = (option) => {
    steps.push(option)
    next.disabled = steps.includes('on')
  }
  const moveOn = () => {
    if (steps.length === 0) return
    steps.push('on')
    // The question after it comes with the code.
    for (const control of [...radios, next]) control.disabled = true
  }
  const listen = (type, handle) => document.addEventListener(type, handle, { signal: listening.signal })
  listen('change', ({ target }) => choose(radios.indexOf(target)))
  listen('submit', (event) => {
    event.preventDefault()
    moveOn()
  })
  listen('click', ({ target }) => {
    if (target.closest('header button')) location.assign('/')
  })
  listen('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    const option = key.length === 1 ? Math.max('1234'.indexOf(key), 'abcd'.indexOf(key.toLowerCase())) : -1
    if (option in radios) {
      event.preventDefault()
      choose(option)
      if (steps.includes('on')) return
      radios[option].checked = true
      radios[option].focus()
    } else if (key === 'Enter' && !event.target.closest('a, button')) {
      event.preventDefault()
      moveOn()
    }
  })
})()
