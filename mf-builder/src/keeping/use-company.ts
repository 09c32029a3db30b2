import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { openDraftChannel } from './draft-channel.ts';
import type { FormKeeper } from './form-keeper.ts';
import { type Presence, tellPresence } from './presence.ts';
import { useKeepingState } from './use-form-keeper.ts';

const everyMs = 10_000;

/** Who else has the draft open; what they, or other tabs of this browser, save is taken into the form. */
export function useCompany(keeper: FormKeeper, tab: string): Presence | undefined {
  const { call } = useRemote();
  const { draft, savedAt } = useKeepingState(keeper);
  const [presence, setPresence] = useState<Presence>();
  useEffect(() => {
    if (draft === null) return;
    let isLeft = false;
    const ask = async () => {
      if (document.hidden) return;
      const told = await tellPresence(call, draft, tab);
      if (isLeft || !told) return;
      setPresence((before) => (isSamePresence(before, told) ? before : told));
      if (told.version > (keeper.draft?.version ?? 0)) await keeper.pull();
    };
    void ask();
    const clock = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      clearInterval(clock);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [call, draft, keeper, tab]);
  useOtherTabs(keeper, draft, savedAt);
  return presence;
}

const isSamePresence = (one: Presence | undefined, other: Presence) =>
  one?.version === other.version && one.others.join() === other.others.join();

/** Tabs of one browser tell each other of a save at once. */
function useOtherTabs(keeper: FormKeeper, draft: number | null, savedAt: number | undefined): void {
  const [tell, setTell] = useState<() => void>();
  useEffect(() => {
    if (draft === null) return;
    const channel = openDraftChannel(draft, () => void keeper.pull());
    setTell(() => channel.tell);
    return () => {
      setTell(undefined);
      channel.close();
    };
  }, [keeper, draft]);
  useEffect(() => {
    if (savedAt !== undefined) tell?.();
  }, [tell, savedAt]);
}
