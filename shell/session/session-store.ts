import { sessionOfUser } from '@umbral/domain/api/session-of-user.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { OwnedBus } from '@umbral/protocol/events/bus.ts';
import type { Payload } from '@umbral/protocol/events/catalogue.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import { createStore, type Store } from '../store.ts';
import type { topics } from '../topics.ts';

type Session = NonNullable<Payload<'shell/session-changed'>['session']>;

/** `undefined` until it is known, `null` for an anonymous visitor. */
export type SessionState = Session | null | undefined;

/** Who is signed in. HTML never says it: it arrives in the browser. */
export interface SessionStore extends Store<SessionState> {
  readonly first: SessionState;
  /**
   * Asks the backend, but only where the roles cookie says that there is a session. Without an answer it asks again
   * when the connection or the visitor comes back.
   */
  load(): Promise<void>;
  signOut(): Promise<void>;
}

const storedUser = 'userData';

/** Follows what mf-account says, and tells every remote [B075]. */
export function createSessionStore(bus: OwnedBus, call: CallApi): SessionStore {
  const store = createStore<SessionState>(undefined);
  const account = topicsOf<typeof topics>({ bus });
  let turn = 0;
  let isUnanswered = false;
  const settle = (session: Session | null) => {
    turn += 1;
    isUnanswered = false;
    store.set(session);
    remember(session);
    bus.publish('shell/session-changed', { session });
  };
  account.on('account/signed-in').subscribe(({ session }) => settle(session));
  account.on('account/signed-out').subscribe(() => {
    forget();
    settle(null);
  });
  async function load(): Promise<void> {
    turn += 1;
    const own = turn;
    const session = readCookie('userRoles') ? await ask(call) : null;
    if (own !== turn) return;
    isUnanswered = session === undefined;
    if (session !== undefined) settle(session);
  }
  const askAgain = () => {
    if (!isUnanswered || document.hidden) return;
    isUnanswered = false;
    void load();
  };
  addEventListener('online', askAgain);
  document.addEventListener('visibilitychange', askAgain);
  bus.handle('shell/refresh-session', load);
  return {
    ...store,
    load,
    signOut: async () => account.ask('account/sign-out', {}),
  };
}

/** For the server, which never knows. */
export function unknownSession(): SessionStore {
  return { ...createStore<SessionState>(undefined), load: async () => undefined, signOut: async () => undefined };
}

/** A backend that does not answer has not said that it is nobody. */
async function ask(call: CallApi): Promise<SessionState> {
  try {
    const { currentSession } = await import(/* webpackChunkName: "calls" */ '@umbral/domain/api/users.ts');
    const { user } = await call(currentSession, {});
    return user ? sessionOfUser(user) : null;
  } catch (error) {
    return error instanceof ApiError && error.problem.status === 401 ? null : undefined;
  }
}

/** Who it is, by first name and roles, for as long as the session: no address, no number on a shared computer [B125]. */
function remember(session: Session | null): void {
  try {
    if (session) localStorage.setItem(storedUser, JSON.stringify({ name: session.name, roles: session.roles }));
    else localStorage.removeItem(storedUser);
  } catch {
    // Without storage nothing is remembered.
  }
}

function forget(): void {
  writeCookie('userRoles', '', 0);
  try {
    localStorage.removeItem('socialLoggedIn');
  } catch {
    // Without storage there is nothing to forget.
  }
}
