import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import type { topics } from '../topics.ts';
import { markSignIn } from './fresh-sign-in.ts';

/** Says on the bus who has signed in, before the form's own page goes on. */
export function useSignedIn(onSignedIn: () => void): (session: Session | undefined) => void {
  const bus = useTopics<typeof topics>();
  return (session) => {
    if (!session) return;
    markSignIn();
    bus.publish('account/signed-in', { session: { ...session, roles: [...session.roles] } });
    onSignedIn();
  };
}
