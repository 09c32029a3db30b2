import type { OwnedBus } from 'shared-contracts/events/bus.ts';
import type { Payload } from 'shared-contracts/events/catalogue.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { sessionOfUser } from 'shared-contracts/remote/session-of-user.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import { createStore, type Store } from '../store.ts';

type Session = Payload<'account/signed-in'>['session'];

/** `undefined` until it is known, `null` for an anonymous visitor. */
export type SessionState = Session | null | undefined;

/** Who is signed in. HTML never says it: it arrives in the browser. */
export interface SessionStore extends Store<SessionState> {
  readonly first: SessionState;
  /** Asks the backend, but only where the roles cookie says that there is a session. */
  load(): Promise<void>;
  signOut(): Promise<void>;
}

const storedUser = 'userData';

/** Follows what mf-account says, and tells every remote [B075]. */
export function createSessionStore(bus: OwnedBus<'shell'>, call: CallApi): SessionStore {
  const store = createStore<SessionState>(undefined);
  const settle = (session: Session | null) => {
    store.set(session);
    bus.publish('shell/session-changed', { session });
  };
  bus.on('account/signed-in').subscribe(({ session }) => settle(session));
  bus.on('account/signed-out').subscribe(() => {
    forget();
    settle(null);
  });
  const load = async () => settle(readCookie('userRoles') ? await ask(call) : null);
  bus.handle('shell/refresh-session', load);
  return {
    ...store,
    load,
    signOut: async () => bus.ask('account/sign-out', {}),
  };
}

/** For the server, which never knows. */
export function unknownSession(): SessionStore {
  return { ...createStore<SessionState>(undefined), load: async () => undefined, signOut: async () => undefined };
}

async function ask(call: CallApi): Promise<Session | null> {
  try {
    const { currentSession } = await import('shared-contracts/api/users.ts');
    const { user } = await call(currentSession, {});
    return user ? sessionOfUser(user) : null;
  } catch {
    return null;
  }
}

function forget(): void {
  writeCookie('userRoles', '', 0);
  localStorage.removeItem(storedUser);
  localStorage.removeItem('socialLoggedIn');
}
