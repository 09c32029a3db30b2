import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useSignedIn } from '../../sign/use-signed-in.ts';
import type { Added } from './factor-calls.ts';

/** Goes on after a factor was added: the roles of staff count from now on, so that the page must know who is there. */
export function useAdded(): (added: Added, sentence: string) => void {
  const { toast } = useRemote();
  const { revalidate } = useRevalidator();
  const tellSignedIn = useSignedIn(() => undefined);
  return ({ session }, sentence) => {
    tellSignedIn(session);
    toast({ tone: 'success', text: sentence });
    void revalidate();
  };
}
