/** Of these, old values may end in `-` or `_`; all other values that we make end in a letter or digit. */
const ENDS_IN_ANY = /^((?:of|class|round)=.*?)[.=]*$|[^a-z\d]*$/i

/**
 * The search part of an address as it was meant, without its `?`: people paste links with the full stop, bracket or quotation
 * mark that followed them, wrapped by a mail program, escaped for HTML, or escaped twice. What cannot belong to any value
 * of ours is dropped. What people type themselves, the words to search for and a concept's name, stays.
 */
export function meantSearch(search: string): string {
  const isEscapedWhole = !search.includes('=')
  return (isEscapedWhole ? search.replaceAll(/%3D/gi, '=').replaceAll('%26', '&') : search)
    .replaceAll(/%0[AD]/gi, '')
    .split(/[?&](?:amp;)*/)
    .map((pair) => {
      if (/^(?:q|focus)=/.test(pair)) return pair
      const plain = pair
        .replaceAll(/%E2%80%9[0-5]/gi, '-')
        .replaceAll(/%(?:25)*([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      const [name, ...values] = plain.replaceAll(/[^\w.=&-]/g, '').split('=')
      return [name, values.join('')].join(values.length ? '=' : '').replace(ENDS_IN_ANY, '$1')
    })
    .filter(Boolean)
    .join('&')
}
