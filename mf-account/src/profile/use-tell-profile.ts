import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import type { topics } from '../topics.ts';
import type { SavedProfile } from './profile-calls.ts';

/** Says that a profile was saved: to the person, and on the bus, so that header and forms follow [M095]. */
export function useTellProfile(): (saved: SavedProfile) => void {
  const { toast } = useRemote();
  const bus = useTopics<typeof topics>();
  return ({ message, session }) => {
    bus.publish('account/signed-in', { session: { ...session, roles: [...session.roles] } });
    toast({ tone: 'success', text: message });
  };
}
