import type { CallApi } from './call-api.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError, toProblem } from './problem.ts';

interface CallOptions {
  /** Base of the API: `/api` in the browser, an internal address on the server. */
  readonly base: string;
  readonly fetch?: typeof globalThis.fetch;
}

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Makes the caller of the API for one side. Every answer is parsed with its endpoint's schema; a refusal, a lost
 * connection (status 0) or an answer of another shape is an `ApiError`.
 */
export function createCall({ base, fetch: send = globalThis.fetch }: CallOptions): CallApi {
  return async (endpoint, input, options) => {
    const parts = input as Parts;
    const address = addressOf(base, endpoint, parts);
    const answer =
      endpoint.method === 'GET' || typeof window === 'undefined'
        ? await sendByFetch(send, endpoint, address, parts.body, options?.signal)
        : await sendByAxios(endpoint, address, parts.body, options?.signal);
    if (answer.status < 200 || answer.status > 299) throw new ApiError(toProblem(answer.status, answer.body));
    const parsed = endpoint.response.safeParse(answer.body);
    if (parsed.success) return parsed.data as never;
    throw new ApiError({ type: 'internal', title: `${endpoint.id} answered in another shape`, status: 502 });
  };
}

/** The full address of a call; absent query values are left out, lists repeat their name. */
export function addressOf(base: string, endpoint: Endpoint, { params, query }: Parts): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of [value].flat()) if (item !== undefined && item !== null) search.append(name, String(item));
  }
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

async function sendByFetch(
  send: typeof globalThis.fetch,
  { method }: Endpoint,
  address: string,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  try {
    const response = await send(address, {
      method,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, body: toJson(await response.text()) };
  } catch (error) {
    throw lostConnection(error);
  }
}

/** Writes go by axios, loaded with the first of them; FormData are sent as they are. */
async function sendByAxios(
  { method }: Endpoint,
  url: string,
  data: unknown,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const { default: axios } = await import('axios');
  try {
    const response = await axios.request<unknown>({
      method,
      url,
      data,
      ...(signal ? { signal } : {}),
      validateStatus: () => true,
      headers: { accept: 'application/json' },
    });
    return { status: response.status, body: response.data };
  } catch (error) {
    throw lostConnection(error);
  }
}

/** An abort stays itself, so that a router can tell it from a failure. */
function lostConnection(error: unknown): unknown {
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'CanceledError')) return error;
  return new ApiError({ type: 'unavailable', title: 'The server could not be reached', status: 0 });
}

function toJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
