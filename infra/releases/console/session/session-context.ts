import { createContext, useContext } from 'react';
import type { ConsoleIdentity } from '../../src/console/picture-schema.ts';

/** Who is signed in, and how that ends. */
export interface Session {
  readonly identity: ConsoleIdentity;
  /** Ends it, here and in the registry. */
  readonly signOut: () => void;
  /** The registry said that it is over. */
  readonly expire: () => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of whoever looks at this screen. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('This is drawn inside the session only.');
  return session;
}

/** Whether somebody may change what runs of an application. */
export function mayChange({ role, remotes }: ConsoleIdentity, app: string): boolean {
  return role === 'operator' || (role === 'team' && remotes.includes(app));
}
