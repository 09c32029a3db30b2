import type { FactTopic, Payload } from '@umbral/protocol/events/catalogue.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { useRemote } from './use-remote.ts';

/** The last value of a retained fact, followed live; undefined until it was published, and on the server. */
export function useFact<T extends FactTopic>(topic: T): Payload<T> | undefined {
  const { bus } = useRemote();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = bus.on(topic).subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [bus, topic],
  );
  return useSyncExternalStore(
    subscribe,
    () => bus.last(topic),
    () => undefined,
  );
}
