import type { FactTopic, Payload } from '@umbral/protocol/events/catalogue.ts';
import type { DeclaredFact, DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { useRemote } from './use-remote.ts';
import type { FactsOf, PayloadOf, TopicsBus } from './use-topics.ts';

type AnyFacts = TopicsBus<Record<string, DeclaredFact>>;

/**
 * The last value of a retained fact, followed live; undefined until it was published, and on the server. The bus of topics
 * that somebody declares gives their types: `useFact('insurance/quoted', useTopics<typeof topics>())`.
 */
export function useFact<T extends FactTopic>(topic: T): Payload<T> | undefined;
export function useFact<Topics extends DeclaredTopics, Key extends FactsOf<Topics>>(
  topic: Key,
  bus: TopicsBus<Topics>,
): PayloadOf<Topics, Key> | undefined;
export function useFact(topic: string, given?: AnyFacts): unknown {
  const { bus: own } = useRemote();
  // Without types for its topics it takes any name.
  const bus = given ?? (own as unknown as AnyFacts);
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
