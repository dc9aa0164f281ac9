declare module 'virtual:content-pieces' {
  /** Address of every published piece of content, by its name: `q1-12.A`, `catalogue`, `study.straw-man`, `practice.straw-man` … */
  const addresses: Readonly<Record<string, string>>
  export default addresses
}
