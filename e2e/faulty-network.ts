/** A network in front of a server that can be made to fail in the ways that real ones do. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * The fate of connections: they pass, are refused, are cut as soon as the server answers (so that the request is
 * carried out but not answered), or are never answered. A number is the status with which something in between
 * answers a finished quiz.
 */
export type Fault = 'none' | 'refused' | 'answer cut' | 'no answer' | 429 | 401 | 500 | 503

const FINISHED_QUIZ = 'POST /api/quiz-results '

export class FaultyNetwork {
  #fault: Fault = 'none'
  readonly #server: Server
  readonly #open = new Set<Socket>()

  private constructor(serverPort: number) {
    this.#server = createServer((near) => this.#join(near, serverPort))
  }

  static async before(serverPort: number): Promise<FaultyNetwork> {
    const network = new FaultyNetwork(serverPort)
    network.#server.listen(0, 'localhost')
    await once(network.#server, 'listening')
    return network
  }

  get fault(): Fault {
    return this.#fault
  }

  get address(): string {
    const address = this.#server.address()
    if (typeof address !== 'object' || address === null) throw new Error('The network is down for good')
    return `http://localhost:${address.port}`
  }

  /** Sets the fault, and ends the connections that are open. */
  become(fault: Fault): void {
    this.#fault = fault
    for (const socket of this.#open) socket.destroy()
  }

  async remove(): Promise<void> {
    this.become('refused')
    this.#server.close()
    await once(this.#server, 'close')
  }

  #join(near: Socket, serverPort: number): void {
    const fault = this.#fault
    if (fault === 'refused') return void near.destroy()
    this.#open.add(near)
    // A connection cut on purpose is not an error here.
    near.on('error', () => near.destroy()).on('close', () => this.#open.delete(near))
    if (fault === 'no answer') return void near.resume()
    const far = connect(serverPort, 'localhost')
    far.on('error', () => near.destroy())
    if (typeof fault === 'number') answerQuizzes(near, far, fault)
    else near.pipe(far)
    if (fault === 'answer cut') far.once('data', () => near.destroy())
    else far.pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.end())
  }
}

/** Passes on everything but finished quizzes; a browser begins each request with a new packet. */
function answerQuizzes(near: Socket, far: Socket, status: number): void {
  let isAnswered = false
  near.on('data', (chunk) => {
    if (isAnswered) return
    isAnswered = chunk.toString('latin1').startsWith(FINISHED_QUIZ)
    if (isAnswered) near.end(`HTTP/1.1 ${status} No\r\ncontent-length: 2\r\nconnection: close\r\n\r\nNo`)
    else far.write(chunk)
  })
}
