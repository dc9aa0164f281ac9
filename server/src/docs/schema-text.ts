/** A JSON schema, as far as the contract's schemas use it. */
type JsonSchema = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  $ref?: string
  anyOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}

/** The latest moment JavaScript knows, in ms since 1970: whatever is bounded by it is a time. */
const LATEST_TIME = 8_640_000_000_000_000

/** Writes a schema so that a person can read it, one field a line. */
export function schemaText(described: Readonly<Record<string, unknown>>): string {
  return textOf(described, '')
}

function textOf(schema: JsonSchema, indent: string): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, '')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((option) => textOf(option, indent)).join(' | ')
  return (TYPE_TEXTS[schema.type ?? ''] ?? (() => 'anything'))(schema, indent)
}

const TYPE_TEXTS: Readonly<Record<string, (schema: JsonSchema, indent: string) => string>> = {
  object: objectText,
  array: ({ items = {}, minItems, maxItems }, indent) =>
    `list of ${textOf(items, indent)}${bounds(minItems, maxItems, 'entries')}`,
  string: (schema) => `text${bounds(undefined, schema.maxLength, 'characters')}${shapeOf(schema)}`,
  integer: (schema) => (schema.maximum === LATEST_TIME ? 'time' : `whole number${range(schema)}`),
  number: (schema) => `number${range(schema)}`,
  boolean: () => 'true | false',
  null: () => 'null',
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, field]) => {
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${textOf(field, inner)}`
  })
  if (typeof additionalProperties === 'object')
    fields.push(`${inner}[any name]: ${textOf(additionalProperties, inner)}`)
  return `{\n${fields.join('\n')}\n${indent}}`
}

function bounds(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return least === undefined ? '' : ` (at least ${least} ${unit})`
  if (least === undefined) return ` (at most ${most} ${unit})`
  return least === most ? ` (${most} ${unit})` : ` (${least} to ${most} ${unit})`
}

function range({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
  // The bounds that every safe integer has are left out, because they say nothing.
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  if (least !== undefined && Math.abs(least) < Number.MAX_SAFE_INTEGER) {
    return most === undefined ? `, ${least} or more` : `, ${least} to ${most}`
  }
  return most === undefined ? '' : `, at most ${most}`
}

function shapeOf({ pattern, allOf = [] }: JsonSchema): string {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((each) => each !== undefined)
  return patterns.length === 0 ? '' : ` like ${patterns.join(' and ')}`
}
