import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { useFact } from './use-fact.ts';

/** Who is signed in: undefined until the browser knows (also on the server), null for nobody. */
export function useSession(): Session | null | undefined {
  return useFact('shell/session-changed')?.session;
}
