import type { RecordedEvent } from '@umbral/protocol/events/bus.ts';

export type EventKind = 'fact' | 'intent' | 'refused';

/** What is asked for; empty means all. */
export interface EventFilter {
  readonly remote: string;
  readonly kind: EventKind | '';
  /** A part of the topic. */
  readonly topic: string;
}

/** An event with what it caused. */
export interface EventNode {
  readonly event: RecordedEvent;
  readonly effects: readonly EventNode[];
}

export const everything: EventFilter = { remote: '', kind: '', topic: '' };

/** Refused ones are neither fact nor intent: they reached nobody. */
export function kindOf({ kind, refused }: RecordedEvent): EventKind {
  return refused === undefined ? kind : 'refused';
}

/** Name of the application that published or asked: `mf-search` of `mf-search@1.4.0`. */
export function remoteOf({ source }: RecordedEvent): string {
  return source.split('@')[0] ?? source;
}

/** An intent that its owner has not taken yet, and may still take. */
export function isWaiting(event: RecordedEvent): boolean {
  return kindOf(event) === 'intent' && event.handledAfter === undefined && !event.nobody;
}

/** Events under their causes, newest chain first; a chain stays whole where one of its events fits the filter. */
export function eventTree(events: readonly RecordedEvent[], filter: EventFilter): EventNode[] {
  const byCause = Map.groupBy(events, ({ cause }) => cause);
  const known = new Set(events.map(({ id }) => id));
  const nodeOf = (event: RecordedEvent): EventNode => ({ event, effects: (byCause.get(event.id) ?? []).map(nodeOf) });
  return events
    .filter(({ cause }) => cause === undefined || !known.has(cause))
    .map(nodeOf)
    .filter((node) => hasFitting(node, filter))
    .toReversed();
}

function hasFitting({ event, effects }: EventNode, filter: EventFilter): boolean {
  return fits(event, filter) || effects.some((effect) => hasFitting(effect, filter));
}

/** Whether an event is what was asked for; an intent belongs to its owner as much as to its asker. */
export function fits(event: RecordedEvent, { remote, kind, topic }: EventFilter): boolean {
  const isOfRemote = remote === '' || remoteOf(event) === remote || event.owner === remote;
  return isOfRemote && (kind === '' || kindOf(event) === kind) && event.topic.includes(topic.trim().toLowerCase());
}
