/** One table as this browser knows it: a socket that comes back by itself, what the watched seat
 *  sees, and the answers on their way. */

import { get, post } from './api'
import type { Answer, Ask, FromServer, Line, People, Refusal, Said, Seat, Sight, TableInfo } from './types'

const RETRY = [300, 1000, 2000, 4000, 8000]

interface Underway {
  nonce: string
  seat: Seat
  version: number
  answer: Answer
}

export class TableStore {
  info: TableInfo | null = $state(null)
  sight: Sight | null = $state.raw(null)
  lines: Line[] = $state.raw([])
  people: People | null = $state(null)
  chat: Said[] = $state([])
  connected = $state(false)
  /** The table is not there, or not for us. */
  gone = $state(false)
  refusal: Refusal | null = $state(null)
  underway: Underway | null = $state(null)
  seat: Seat | null = $state(null)
  /** Server time minus our time, in seconds. */
  skew = $state(0)

  private socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private heartbeat: ReturnType<typeof setInterval> | undefined

  constructor(readonly id: string) {}

  /** The open question to the watched seat. */
  get ask(): Ask | null {
    return this.sight?.asks[0] ?? null
  }

  async open(): Promise<void> {
    try {
      this.info = await get<TableInfo>(`/tables/${this.id}`)
      this.chat = await get<Said[]>(`/tables/${this.id}/chat`)
    } catch {
      this.gone = true
      return
    }
    this.seat = this.info.yours[0] ?? null
    this.connect()
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

  answer(answer: Answer): void {
    const ask = this.ask
    if (!ask || !this.sight || this.underway) return
    this.refusal = null
    this.underway = { nonce: crypto.randomUUID(), seat: ask.seat, version: this.sight.version, answer }
    this.send({ do: 'answer', ...this.underway })
  }

  say(text: string): void {
    this.send({ do: 'chat', text })
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

  private connect(): void {
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${window.location.host}/api/tables/${this.id}/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.connected = true
      this.tries = 0
      // The version we have: the server tells exactly what came after it.
      this.send({ do: 'watch', seat: this.seat, since: this.sight?.version ?? -1 })
      // An answer whose acknowledgement was lost is sent again; the server takes it once.
      if (this.underway) this.send({ do: 'answer', ...this.underway })
      this.send({ do: 'ping' })
      clearInterval(this.heartbeat)
      this.heartbeat = setInterval(() => this.send({ do: 'ping' }), 20_000)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as FromServer)
    socket.onclose = (event) => {
      this.connected = false
      if (this.closed) return
      if (event.code === 4404 || event.code === 4403) {
        this.gone = true
        return
      }
      this.timer = setTimeout(() => this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)])
    }
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private receive(message: FromServer): void {
    switch (message.is) {
      case 'sight':
        if (message.seat !== this.seat) return
        this.lines = [...this.lines.filter((line) => line.at <= message.kept), ...message.lines]
        this.sight = message
        if (this.info && this.info.status !== message.status) void this.refresh()
        break
      case 'taken':
        if (this.underway?.nonce === message.nonce) this.underway = null
        break
      case 'refused':
        this.refusal = message.refusal
        if (this.underway?.nonce === message.nonce) this.underway = null
        break
      case 'people':
        this.people = message
        if (this.info && this.info.status !== message.status) void this.refresh()
        break
      case 'chat':
        if (!this.chat.some((said) => said.number === message.number)) this.chat.push(message)
        break
      case 'pong':
        this.skew = message.now - Date.now() / 1000
    }
  }
}
