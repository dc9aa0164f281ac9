declare module 'virtual:content-pieces' {
  /**
   * The address of each published piece of content, by name: `q1-12.A`, `catalog`, `study.straw-man`,
   * `practice.straw-man` …
   */
  const addresses: Readonly<Record<string, string>>
  export default addresses
}
