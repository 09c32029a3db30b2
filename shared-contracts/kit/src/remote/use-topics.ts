import type { DeclaredFact, DeclaredIntent, DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { Observable } from 'rxjs';
import type * as z from 'zod/mini';
import { useRemote } from './use-remote.ts';

type KeyOf<Topics, Kind> = { [Key in keyof Topics]: Topics[Key] extends Kind ? Key : never }[keyof Topics];

/** The facts of declared topics. */
export type FactsOf<Topics extends DeclaredTopics> = KeyOf<Topics, DeclaredFact>;

/** What a declared topic tells: `PayloadOf<typeof topics, 'insurance/quoted'>`. */
export type PayloadOf<Topics extends DeclaredTopics, Key extends keyof Topics> = Topics[Key] extends {
  readonly schema: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : never;

/** The bus for the topics that a remote declares; it does with them what the shell's own bus does with those of the catalogue. */
export interface TopicsBus<Topics extends DeclaredTopics> {
  publish<Key extends FactsOf<Topics>>(topic: Key, payload: PayloadOf<Topics, Key>): void;
  on<Key extends FactsOf<Topics>>(topic: Key): Observable<PayloadOf<Topics, Key>>;
  last<Key extends FactsOf<Topics>>(topic: Key): PayloadOf<Topics, Key> | undefined;
  ask<Key extends KeyOf<Topics, DeclaredIntent>>(
    topic: Key,
    payload: PayloadOf<Topics, Key>,
    onNobody?: () => void,
  ): void;
  handle<Key extends KeyOf<Topics, DeclaredIntent>>(
    topic: Key,
    handler: (payload: PayloadOf<Topics, Key>) => void,
  ): () => void;
}

/**
 * The bus of a remote for the topics of its `src/topics.ts`, or for those of this package: `topicsOf<typeof topics>(context)`,
 * with the type imported alone.
 */
export function topicsOf<Topics extends DeclaredTopics>({ bus }: Pick<RemoteContext, 'bus'>): TopicsBus<Topics> {
  // The shell's bus has them by the manifest, which the build wrote from these very schemas.
  return bus as unknown as TopicsBus<Topics>;
}

/** The same inside components. */
export function useTopics<Topics extends DeclaredTopics>(): TopicsBus<Topics> {
  return topicsOf<Topics>(useRemote());
}
