/** A filter in front of a server, as schools have: now and then it answers with a page of its own, and with status 200. */
import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http'

/** Does the filter put its own page in place of the reply? */
type Replaces = (path: string, headers: IncomingMessage['headers']) => boolean

export class Filter {
  replaces: Replaces = () => false
  readonly replaced: string[] = []
  readonly #server: Server

  private constructor(serverPort: number) {
    this.#server = createServer((request, response) => {
      const { url = '', method, headers } = request
      if (this.replaces(url, headers)) {
        this.replaced.push(url)
        // Filters pass on the headers that were meant for the file.
        const kept = { 'cache-control': 'public, max-age=31536000, immutable' }
        return response.writeHead(200, { 'content-type': 'text/html', ...kept }).end('<h1>Blocked</h1>')
      }
      const sent = forward({ port: serverPort, path: url, method, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(response)
      })
      sent.on('error', () => response.destroy())
      return request.pipe(sent)
    })
  }

  static async before(serverPort: number): Promise<Filter> {
    const filter = new Filter(serverPort)
    filter.#server.listen(0, 'localhost')
    await once(filter.#server, 'listening')
    return filter
  }

  get address(): string {
    const address = this.#server.address()
    if (typeof address !== 'object' || address === null) throw new Error('The filter is gone')
    return `http://localhost:${address.port}`
  }

  /** Replaces the next reply to such a request, and no other. */
  replaceOnce(matches: Replaces): void {
    this.replaces = (path, headers) => {
      if (!matches(path, headers)) return false
      this.replaces = () => false
      return true
    }
  }

  async remove(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
