import { readFileSync } from 'node:fs'
import { escapeHtml } from '@think-twice/core/text'
import type { ApiDocument, Operation } from './openapi.ts'
import { schemaText } from './schema-text.ts'

/** Where the page is, and its style, which the content-security policy requires in a file of its own. */
export const DOCS = { page: '/api/docs', style: '/api/docs.css' } as const

/** The style of that page. */
export const DOCS_STYLE = readFileSync(new URL('docs-page.css', import.meta.url), 'utf8')

/** The API as a page that people read: no scripts, and everything on it comes from the document. */
export function docsPage(document: ApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const topics = document.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · ${escapeHtml(document.info.title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>The API of ${escapeHtml(document.info.title)}</h1>
${paragraphs(document.info.description)}
<p>For programs: <a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)}</a>.</p>
</header>
<nav aria-label="Calls">
${topics.map(contentsOf).join('\n')}
</nav>
<main>
${topics.map(topicSection).join('\n')}
<section aria-labelledby="refusals">
<h2 id="refusals">Refusals</h2>
<p>Every refusal has this body.</p>
<pre>${escapeHtml(schemaText(document.components.schemas.Error))}</pre>
</section>
</main>
</body>
</html>
`
}

type DescribedCall = { path: string; method: string; operation: Operation }
type Topic = { name: string; description: string; calls: DescribedCall[] }

function contentsOf({ name, calls }: Topic): string {
  const links = calls.map(
    ({ path, method, operation }) =>
      `<li><a href="#${operation.operationId}"><b>${method}</b> <code>${escapeHtml(path)}</code></a></li>`,
  )
  return `<h2>${escapeHtml(name)}</h2>\n<ul>\n${links.join('\n')}\n</ul>`
}

function topicSection({ name, description, calls }: Topic): string {
  const id = `topic-${name.toLowerCase()}`
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(name)}</h2>
<p>${escapeHtml(description)}</p>
${calls.map(callArticle).join('\n')}
</section>`
}

function callArticle({ path, method, operation }: DescribedCall): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  return `<article aria-labelledby="${operationId}">
<h3 id="${operationId}"><b>${method}</b> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p>
<p>${escapeHtml(description)}</p>
${parameters.length === 0 ? '' : `<h4>Parameters</h4>\n<dl>\n${parameters.map(parameterItem).join('\n')}\n</dl>`}
${requestBody ? `<h4>Body</h4>\n<pre>${escapeHtml(schemaText(requestBody.content['application/json'].schema))}</pre>` : ''}
<h4>Replies</h4>
<dl>
${Object.entries(responses).map(replyItem).join('\n')}
</dl>
</article>`
}

function parameterItem({ name, in: place, required, schema }: NonNullable<Operation['parameters']>[number]): string {
  const need = required ? '' : ', may be left out'
  return `<dt><code>${escapeHtml(name)}</code> in the ${place}${need}</dt><dd>${escapeHtml(schemaText(schema))}</dd>`
}

function replyItem([status, { description, content }]: [string, Operation['responses'][string]]): string {
  const isRefusal = Number(status) >= 400
  const schema = content?.['application/json'].schema
  const body = schema && !isRefusal ? `<pre>${escapeHtml(schemaText(schema))}</pre>` : ''
  return `<dt>${status}</dt><dd>${paragraphs(description)}${body}</dd>`
}

/** Paragraphs with \`code\` in backticks, as the document's descriptions have them. */
function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('')
}
