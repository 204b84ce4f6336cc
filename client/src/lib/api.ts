/** Requests to the server.  Every failure is an `ApiError` whose text can be shown to a person. */

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    readonly rule = '',
    /** Each thing that is wrong, where there are several. */
    readonly lines: readonly string[] = [],
  ) {
    super(message)
  }
}

interface Problem {
  error?: { reason?: string; text?: string; rule?: string; lines?: string[] }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  // A page from elsewhere cannot send this header: it protects against forged requests.
  if (method !== 'GET') headers['X-Nokturn'] = '1'
  let response: Response
  try {
    const init: RequestInit = { method, headers, credentials: 'same-origin' }
    if (body !== undefined) init.body = JSON.stringify(body)
    response = await fetch(`/api${path}`, init)
  } catch {
    throw new ApiError(0, 'offline', '')
  }
  const text = await response.text()
  if (!response.ok) {
    let problem: Problem = {}
    try {
      problem = JSON.parse(text) as Problem
    } catch {
      // A proxy in between may answer with a page of its own.
    }
    const error = problem.error ?? {}
    throw new ApiError(response.status, error.reason ?? 'unknown', error.text ?? '', error.rule, error.lines)
  }
  return (text ? JSON.parse(text) : undefined) as T
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body)
export const put = <T>(path: string, body: unknown): Promise<T> => request<T>('PUT', path, body)
export const patch = <T>(path: string, body: unknown): Promise<T> => request<T>('PATCH', path, body)

/** Fluent sources and other plain text. */
export async function text(path: string): Promise<string> {
  const response = await fetch(`/api${path}`, { credentials: 'same-origin' })
  if (!response.ok) throw new ApiError(response.status, 'unknown', '')
  return response.text()
}
