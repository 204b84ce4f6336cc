/** One table as this browser knows it: a socket that comes back by itself, what the watched seat
 *  sees, and the answers on their way. */

import { ApiError, get, post, put } from './api'
import { gameInfo } from './house'
import { orderFrom, sameQuestion, type Reach } from './orders'
import { go } from './router.svelte'
import type {
  Answer,
  Ask,
  FromServer,
  Line,
  OrderInfo,
  People,
  Refusal,
  Said,
  Seat,
  Planned,
  SeatOrders,
  Shared,
  Sight,
  TableInfo,
} from './types'

const SILENCE = 50_000
const RETRY = [300, 1000, 2000, 4000, 8000]

interface Underway {
  nonce: string
  seat: Seat
  version: number
  answer: Answer
  then: Planned[]
}

/** What lies on the table with the answer in it: until that is seen, the old question must not be answered again. */
interface Settled {
  nonce: string
  version: number
}

/** Every audience counts its own lines. */
const sameLine = (one: Said, other: Said): boolean => one.number === other.number && one.audience === other.audience

export class TableStore {
  readonly id: string
  info: TableInfo = $state() as TableInfo
  sight: Sight | null = $state.raw(null)
  lines: Line[] = $state.raw([])
  people: People | null = $state(null)
  chat: Said[] = $state([])
  /** Lines of the chat that have been on show. */
  heard = $state(0)
  shared: Shared | null = $state.raw(null)
  connected = $state(false)
  /** The server ends for another to take its place. */
  leaving = $state(false)
  /** The table is not there, or not for us. */
  gone = $state(false)
  refusal: Refusal | null = $state(null)
  /** Why the last thing asked of the server was not done; `offline` without words of its own. */
  trouble: { text: string } | null = $state(null)
  /** An earlier moment being looked at. */
  past: Sight | null = $state.raw(null)
  /** Somebody did not agree that we take our move back. */
  declined = $state(false)
  /** The next answer becomes a standing order that reaches so far. */
  ordering: Reach | null = $state(null)
  underway: Underway | null = $state(null)
  seat: Seat | null = $state(null)
  /** Server time minus our time, in seconds. */
  skew = $state(0)

  private settled: Settled | null = null
  private socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private heartbeat: ReturnType<typeof setInterval> | undefined

  constructor(
    info: TableInfo,
    /** Told of every new sight of the watched seat; `fresh`: news, not a first look. */
    private readonly seen: (sight: Sight, fresh: boolean) => void = () => undefined,
  ) {
    this.id = info.id
    this.info = info
    this.seat = info.yours[0] ?? null
  }

  /** The open question to the watched seat. */
  get ask(): Ask | null {
    return this.sight?.asks[0] ?? null
  }

  /** The open questions to other seats that we may answer too. */
  get beside(): Ask[] {
    return this.sight?.beside ?? []
  }

  /** Said, and not yet on show. */
  get unread(): number {
    return Math.max(0, this.chat.length - this.heard)
  }

  open(): void {
    this.connect()
    void this.attempt(async () => {
      const known = await get<Said[]>(`/tables/${this.id}/chat`)
      this.chat = [...known, ...this.chat.filter((said) => !known.some((other) => sameLine(other, said)))]
    })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.heartbeat)
    this.socket?.close()
  }

  watch(seat: Seat | null): void {
    if (seat === this.seat && this.sight) return
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ do: 'unwatch', seat: this.seat })
    this.seat = seat
    this.sight = null
    this.lines = []
    this.refusal = null
    this.send({ do: 'watch', seat, since: -1 })
  }

  /** `then`: what is answered to the questions that follow, as long as they are those. */
  answer(answer: Answer, ask: Ask | null = this.ask, then: Planned[] = []): void {
    if (!ask || !this.sight || this.underway) return
    this.refusal = null
    if (this.ordering) void this.order(ask, answer, this.ordering)
    this.underway = { nonce: crypto.randomUUID(), seat: ask.seat, version: this.sight.version, answer, then }
    this.send({ do: 'answer', ...this.underway })
  }

  say(text: string, whisper = false): void {
    this.send({ do: 'chat', text, whisper })
  }

  async refresh(): Promise<void> {
    this.info = await get<TableInfo>(`/tables/${this.id}`)
  }

  /** Do something at the table that answers with how it stands now. */
  async act(what: string, body: unknown = {}): Promise<void> {
    this.info = await post<TableInfo>(`/tables/${this.id}/${what}`, body)
    if (this.seat === null || !this.info.yours.includes(this.seat)) {
      const own = this.info.yours[0]
      if (own) this.watch(own)
    }
  }

  /** Try something; what goes wrong is kept to be shown. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    this.trouble = null
    try {
      await act()
    } catch (error) {
      this.trouble = { text: error instanceof ApiError ? error.message : '' }
    }
  }

  /** Look at an earlier moment, as `seat` saw it. */
  jump(step: number, seat: Seat | null = this.past?.seat ?? this.seat): Promise<void> {
    const query = new URLSearchParams({ step: String(step), ...(seat ? { seat } : {}) })
    return this.attempt(async () => {
      this.past = await get<Sight>(`/tables/${this.id}/sight?${query}`)
    })
  }

  undo(): Promise<void> {
    return this.attempt(() => post(`/tables/${this.id}/undo`, { seat: this.seat, nonce: crypto.randomUUID() }))
  }

  agree(agree: boolean): Promise<void> {
    return this.attempt(() => post(`/tables/${this.id}/undo/answer`, { seat: this.seat, agree }))
  }

  rematch(): Promise<void> {
    return this.attempt(async () => go(`/t/${(await post<{ id: string }>(`/tables/${this.id}/rematch`)).id}`))
  }

  /** Play on from the moment being looked at, against bots. */
  fork(): Promise<void> {
    const seat = this.past?.seat ?? this.seat ?? this.info.seats[0]?.seat
    return this.attempt(async () => {
      go(`/t/${(await post<{ id: string }>(`/tables/${this.id}/fork`, { step: this.past?.step ?? 0, seat })).id}`)
    })
  }

  orders(): Promise<SeatOrders> {
    return get<SeatOrders>(`/tables/${this.id}/orders?seat=${this.seat}`)
  }

  keepOrders(orders: OrderInfo[]): Promise<SeatOrders> {
    return put<SeatOrders>(`/tables/${this.id}/orders`, { seat: this.seat, orders })
  }

  /** From now on this question is answered in this way. */
  private order(ask: Ask, answer: Answer, reach: Reach): Promise<void> {
    this.ordering = null
    const order = orderFrom(ask, answer, reach, gameInfo(this.info.game))
    return this.attempt(async () => {
      const others = (await this.orders()).orders.filter((other) => !sameQuestion(other, order))
      await this.keepOrders([...others, order])
    })
  }

  private connect(): void {
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${window.location.host}/api/tables/${this.id}/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.connected = true
      this.leaving = false
      // The version we have: the server tells exactly what came after it.
      this.send({ do: 'watch', seat: this.seat, since: this.sight?.version ?? -1 })
      // An answer whose acknowledgement was lost is sent again; the server takes it once.
      if (this.underway) this.send({ do: 'answer', ...this.underway })
      this.send({ do: 'ping' })
      clearInterval(this.heartbeat)
      let heard = Date.now()
      socket.onmessage = (event: MessageEvent<string>) => {
        heard = Date.now()
        this.receive(JSON.parse(event.data) as FromServer)
      }
      this.heartbeat = setInterval(() => {
        // Nothing has come back for long, not even to a ping: the line is dead, and nobody has told us.
        if (Date.now() - heard > SILENCE) socket.close()
        else {
          this.tries = 0 // only a line that lasts is a good one: what fails at once must not be tried without end
          this.send({ do: 'ping' })
        }
      }, 20_000)
    }
    socket.onclose = (event) => {
      this.connected = false
      this.leaving ||= event.code === 1012
      if (this.closed) return
      if (event.code === 4401) {
        window.location.reload() // our session was ended elsewhere
        return
      }
      if (event.code === 4404 || event.code === 4403) {
        this.gone = true
        return
      }
      this.timer = setTimeout(() => this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)])
    }
  }

  /** We had asked to take a move back (or had just been turned down), and nobody has moved since. */
  private stillAsked(now: Sight): boolean {
    const asked = this.sight?.request?.by === this.seat && this.seat !== null
    return (asked || this.declined) && this.sight?.version === now.version
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** The answer is no longer under way once it was taken and what came of it is seen. */
  private settle(): void {
    const { underway, settled, sight } = this
    if (underway && settled?.nonce === underway.nonce && sight && sight.version >= settled.version) this.underway = null
  }

  private receive(message: FromServer): void {
    switch (message.is) {
      case 'sight':
        if (message.seat !== this.seat) return
        this.lines = [...this.lines.filter((line) => line.at <= message.kept), ...message.lines]
        this.declined = this.stillAsked(message) && message.request === null
        this.seen(message, this.sight !== null && message.kept >= 0)
        this.sight = message
        this.settle()
        if (this.info.status !== message.status) void this.refresh()
        break
      case 'taken':
        this.settled = message
        this.settle()
        break
      case 'refused':
        this.refusal = message.refusal
        if (this.underway?.nonce === message.nonce) this.underway = null
        break
      case 'people':
        this.people = message
        if (this.info.status !== message.status) void this.refresh()
        break
      case 'chat':
        if (!this.chat.some((said) => sameLine(said, message))) this.chat.push(message)
        break
      case 'back-soon':
        this.leaving = true
        break
      case 'shared':
        this.shared = message
        break
      case 'pong':
        this.skew = message.now - Date.now() / 1000
    }
  }
}
