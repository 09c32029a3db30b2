import { setTimeout as delay } from 'node:timers/promises';
import type { SmallPortal } from './small-portal.ts';

/**
 * What became of a request: acknowledged, refused by the portal while a part of it is away (and when to ask again),
 * broken off, or without an answer in the time that people wait.
 */
export type Outcome = 'acknowledged' | 'unavailable' | 'reset' | 'lost';

export interface PortalClient {
  /** Makes a write and says what became of it; throws on an answer that a healthy or a hurt portal must not give. */
  write(path: string, body: object): Promise<Outcome>;
}

const patienceMs = 8000;
const signInMs = 60_000;

interface Posting {
  readonly cookie?: string;
  readonly withinMs?: number;
}

async function post(
  portal: SmallPortal,
  path: string,
  body: object,
  { cookie = '', withinMs = patienceMs }: Posting = {},
): Promise<Response> {
  return fetch(`${portal.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: portal.origin, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(withinMs),
  });
}

/** Signs in within a minute; whoever is told to come again does. */
async function signIn(portal: SmallPortal, email: string): Promise<string> {
  const end = performance.now() + signInMs;
  const person = { email, password: 'Umbral-2026', user_key: '' };
  for (;;) {
    const answer = await post(portal, '/users/login', person, { withinMs: signInMs });
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('SessionId='));
    if (cookie) return cookie.split(';')[0] ?? '';
    const isOver = !isAway(answer) || performance.now() > end;
    if (isOver) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
    await delay(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
}

/** Signs a person of the demonstration in. */
export async function createPortalClient(portal: SmallPortal, email: string): Promise<PortalClient> {
  const cookie = await signIn(portal, email);
  return {
    async write(path, body) {
      let answer: Response;
      let text: string;
      try {
        answer = await post(portal, path, body, { cookie });
        text = await answer.text();
      } catch (error) {
        return unanswered(error);
      }
      if (isAway(answer)) return 'unavailable';
      // It was on its way when the API went: nobody knows whether it was carried out.
      if (answer.status === 502) return 'reset';
      if (answer.status === 200 && text.startsWith('{"ok":1')) return 'acknowledged';
      throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 300)}`);
    },
  };
}

/** Asks for something that nothing is changed by; throws on an answer that no portal may give, hurt or not. */
export async function readOf(url: string, init: RequestInit = {}): Promise<Outcome> {
  let answer: Response;
  try {
    answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    await answer.arrayBuffer();
  } catch (error) {
    return unanswered(error);
  }
  if (isAway(answer)) return 'unavailable';
  if (answer.status === 200) return 'acknowledged';
  // A question that is posted broke off like a write.
  if (answer.status === 502 && init.method === 'POST') return 'reset';
  throw new Error(`${url} was answered ${answer.status}`);
}

function isAway({ status, headers }: Response): boolean {
  return status === 503 && headers.has('retry-after');
}

/** A connection that is refused or ends is told at once by the machine; silence is not. */
function unanswered(error: unknown): Outcome {
  return error instanceof Error && error.name === 'TimeoutError' ? 'lost' : 'reset';
}
