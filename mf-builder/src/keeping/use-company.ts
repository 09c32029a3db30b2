import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { openDraftChannel } from './draft-channel.ts';
import type { FormKeeper } from './form-keeper.ts';
import { type Presence, tellPresence } from './presence.ts';
import { type OpenForm, useKeepingState } from './use-form-keeper.ts';

const everyMs = 10_000;

/** Who else has the draft open; what they, or other tabs of this browser, save is taken into the form. */
export function useCompany({ keeper, questions }: OpenForm, tab: string): Presence | undefined {
  const { call } = useRemote();
  const { draft, savedAt } = useKeepingState(keeper);
  const [presence, setPresence] = useState<Presence>();
  useEffect(() => {
    if (draft === null) return;
    let isLeft = false;
    const stop = () => {
      isLeft = true;
      clearInterval(clock);
      document.removeEventListener('visibilitychange', ask);
    };
    const ask = async () => {
      if (document.hidden) return;
      const told = await questions.ask(() => tellPresence(call, draft, tab));
      if (told === 'gone') return stop();
      if (isLeft || !told) return;
      setPresence((before) => (isSamePresence(before, told) ? before : told));
      if (told.version > (keeper.draft?.version ?? 0)) await keeper.pull();
    };
    const clock = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    void ask();
    return stop;
  }, [call, draft, keeper, questions, tab]);
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
