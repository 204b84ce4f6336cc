/** The other end of a socket, for a test to speak from. */
import { vi } from 'vitest'

import type { FromServer, Sight } from '../src/lib/types'

export class FarSocket {
  static all: FarSocket[] = []
  static readonly OPEN = 1
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FarSocket.all.push(this)
  }
  static get last(): FarSocket {
    return FarSocket.all[FarSocket.all.length - 1] as FarSocket
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  asked(what: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['do'] === what)
  }
}

/** Answers of the server by the end of the path. */
export function serve(answers: Record<string, unknown>): void {
  FarSocket.all = []
  vi.stubGlobal('WebSocket', FarSocket)
  vi.stubGlobal('fetch', async (path: string) => {
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))
    return new Response(JSON.stringify(found ? found[1] : { error: { reason: 'not-found', text: 'nothing' } }), {
      status: found ? 200 : 404,
    })
  })
}

export function sight(version: number, change: Partial<Sight> = {}): Sight {
  return {
    is: 'sight',
    version,
    step: version,
    seat: 'A',
    status: 'live',
    view: {},
    asks: [],
    beside: [],
    waiting_for: [],
    kept: version - 1,
    lines: [],
    clocks: {},
    undo: { possible: false, why: '', needs: [] },
    request: null,
    whisper: [],
    standings: [],
    ledger: [],
    ties: [],
    opened: [],
    parted: null,
    closed: false,
    ...change,
  }
}
