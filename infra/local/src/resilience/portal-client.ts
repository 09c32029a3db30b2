import type { SmallPortal } from './small-portal.ts';

/** What became of a write: acknowledged, refused by the portal while a part of it is away (and when to ask again), or without an answer. */
export type Outcome = 'acknowledged' | 'unavailable' | 'lost';

export interface PortalClient {
  /** Makes a write and says what became of it; throws on an answer that a healthy or a hurt portal must not give. */
  write(path: string, body: object): Promise<Outcome>;
}

async function post(portal: SmallPortal, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${portal.apiUrl}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: portal.origin, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(8000),
  });
}

async function signIn(portal: SmallPortal, email: string): Promise<string> {
  const answer = await post(portal, '/users/login', { email, password: 'Umbral-2026', user_key: '' });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('SessionId='));
  if (!cookie) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
}

/** Signs a person of the demonstration in. */
export async function createPortalClient(portal: SmallPortal, email: string): Promise<PortalClient> {
  const cookie = await signIn(portal, email);
  return {
    async write(path, body) {
      let answer: Response;
      let text: string;
      try {
        answer = await post(portal, path, body, cookie);
        text = await answer.text();
      } catch {
        return 'lost';
      }
      if (answer.status === 503 && answer.headers.has('retry-after')) return 'unavailable';
      if (answer.status === 200 && text.startsWith('{"ok":1')) return 'acknowledged';
      throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 300)}`);
    },
  };
}
