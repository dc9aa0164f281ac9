/**
 * The calls of the specification on Express and Drizzle, as one writes them from the first pages of both: what a finish
 * is compared with by `npm run bench -- --with-express`. DATA_DIR says where the database is.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import compression from 'compression'
import express, { type NextFunction, type Request, type Response } from 'express'
import session from 'express-session'
import { ZodError } from 'zod'
import { ACTIVITY, ANSWER, CREDENTIALS, NEW_FAVORITE, NEW_PATH, NEW_RESULT } from './schema.ts'
import { DrizzleStore } from './session-store.ts'
import { storage } from './storage.ts'

declare module 'express-session' {
  interface SessionData {
    userId: number
  }
}

const hash = promisify<string, Buffer, number, Buffer>(scrypt)

const app = express()
app.use(compression())
app.use(express.json())
app.use(
  session({
    store: new DrizzleStore(),
    secret: process.env['SESSION_SECRET'] ?? randomBytes(32).toString('hex'),
    resave: false,
    saveUninitialized: false,
    cookie: { sameSite: 'strict', maxAge: 30 * 24 * 60 * 60 * 1000 },
  }),
)

app.post('/api/users', async (request, response) => {
  const { username, password } = CREDENTIALS.parse(request.body)
  if (await storage.findUser(username)) {
    response.status(409).json({ message: 'Username already exists' })
    return
  }
  const salt = randomBytes(16)
  const hashed = `${salt.toString('hex')}:${(await hash(password, salt, 64)).toString('hex')}`
  const { id, createdAt } = await storage.createUser({ username, password: hashed })
  request.session.userId = id
  response.status(201).json({ id, username, createdAt })
})

app.post('/api/login', async (request, response) => {
  const { username, password } = CREDENTIALS.parse(request.body)
  const user = await storage.findUser(username)
  const [salt = '', hashed = ''] = user?.password.split(':') ?? []
  if (!user || !timingSafeEqual(await hash(password, Buffer.from(salt, 'hex'), 64), Buffer.from(hashed, 'hex'))) {
    response.status(401).json({ message: 'Invalid username or password' })
    return
  }
  request.session.userId = user.id
  response.json({ user: { id: user.id, username, createdAt: user.createdAt } })
})

app.get('/api/users/username/:username', async ({ params }, response) => {
  const user = await storage.findUser(params.username)
  response.status(user ? 200 : 404).json({ taken: user !== undefined })
})

app.post('/api/quiz-results', async (request, response) => {
  const result = NEW_RESULT.parse(request.body)
  if (request.session.userId !== result.userId) {
    response.status(403).json({ message: 'Forbidden' })
    return
  }
  response.status(201).json(await storage.saveResult(result))
})

app.get('/api/quiz-results/user/:id', ownOnly, async (request, response) => {
  response.json(await storage.resultsOf(ownerOf(request)))
})

const own = express.Router({ mergeParams: true })
app.use('/api/users/:id', ownOnly, own)

own.get('/progress', async (request, response) => {
  response.json(await storage.progressOf(ownerOf(request)))
})
own.post('/progress', async (request, response) => {
  response.json(await storage.recordAnswer(ownerOf(request), ANSWER.parse(request.body)))
})
own.get('/streak', async (request, response) => {
  response.json((await storage.streakOf(ownerOf(request))) ?? { currentStreak: 0, longestStreak: 0 })
})
own.put('/streak', async (request, response) => {
  const { lastActivityDate } = ACTIVITY.parse(request.body)
  response.json(await storage.extendStreak(ownerOf(request), new Date(lastActivityDate)))
})
own.get('/favorites', async (request, response) => {
  response.json(await storage.favoritesOf(ownerOf(request)))
})
own.post('/favorites', async (request, response) => {
  response.status(201).json(await storage.addFavorite(ownerOf(request), NEW_FAVORITE.parse(request.body)))
})
own.delete('/favorites/:itemId/:itemType', async (request, response) => {
  await storage.removeFavorite(ownerOf(request), NEW_FAVORITE.parse(request.params))
  response.status(204).end()
})
own.get('/achievements', async (request, response) => {
  response.json(await storage.achievementsOf(ownerOf(request)))
})
own.get('/learning-paths', async (request, response) => {
  response.json(await storage.pathsOf(ownerOf(request)))
})
own.post('/learning-paths', async (request, response) => {
  response.status(201).json(await storage.startPath(ownerOf(request), NEW_PATH.parse(request.body)))
})

app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
  if (error instanceof ZodError) {
    response.status(400).json({ message: 'Invalid data', issues: error.issues })
    return
  }
  console.error(error)
  response.status(500).json({ message: 'Internal server error' })
})

const server = app.listen(0, 'localhost', () => {
  const address = server.address()
  console.log(`Express at http://localhost:${typeof address === 'object' && address ? address.port : ''}`)
})

function ownerOf(request: Request): number {
  return Number(request.params['id'])
}

function ownOnly(request: Request, response: Response, next: NextFunction): void {
  const { userId } = request.session
  if (userId === undefined) response.status(401).json({ message: 'Unauthorized' })
  else if (userId !== ownerOf(request)) response.status(403).json({ message: 'Forbidden' })
  else next()
}
