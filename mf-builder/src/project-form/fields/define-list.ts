import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { useEffect, useState } from 'react';

/** A list that comes from the server: undefined until it is there. */
export interface List<Item> {
  readonly items: readonly Item[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * A list of choices that depends on a number (the cities of a department), as a hook: nothing is asked for without
 * one. What came stays for as long as the page lives; the lists hold nothing personal.
 */
export function defineList<Item>(load: (call: CallApi, of: number) => Promise<readonly Item[]>) {
  const known = new Map<number, readonly Item[]>();
  return function useList(of: number | undefined): List<Item> {
    const { call } = useRemote();
    const [failed, setFailed] = useState<number>();
    const [asked, setAsked] = useState(0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: asking once more is a change of its own
    useEffect(() => {
      if (of === undefined || known.has(of)) return;
      let isLeft = false;
      setFailed(undefined);
      load(call, of).then(
        (items) => {
          known.set(of, items);
          if (!isLeft) setAsked((count) => count + 1);
        },
        () => !isLeft && setFailed(of),
      );
      return () => {
        isLeft = true;
      };
    }, [of, asked, call]);
    const hasFailed = of !== undefined && failed === of;
    const items = of === undefined ? undefined : known.get(of);
    return { items, hasFailed, retry: () => setAsked((count) => count + 1) };
  };
}
