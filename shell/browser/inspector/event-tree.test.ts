import type { RecordedEvent } from '@umbral/protocol/events/bus.ts';
import { expect, test } from 'vitest';
import { type EventNode, eventTree, everything, isWaiting } from './event-tree.ts';

const base = { at: 0, foreign: false, kind: 'fact', owner: 'shell' } as const;
const events: readonly RecordedEvent[] = [
  { ...base, id: 1, topic: 'shell/consent-changed', payload: { accepted: true }, source: 'shell@1' },
  {
    ...base,
    id: 2,
    kind: 'intent',
    owner: 'mf-comparator',
    topic: 'comparator/open',
    payload: { from: 'tray' },
    source: 'mf-search@3',
    handledAfter: 12,
  },
  { ...base, id: 3, topic: 'comparator/opened', payload: { count: 2 }, source: 'mf-comparator@1', cause: 2 },
  {
    ...base,
    id: 4,
    kind: 'intent',
    owner: 'mf-account',
    topic: 'account/create-alert',
    payload: { path: '/' },
    source: 'mf-search@3',
  },
  { ...base, id: 5, topic: 'fair/state-changed', source: 'mf-fair@2', refused: 'active: expected boolean' },
  { ...base, id: 6, topic: 'comparator/closed', payload: { count: 2 }, source: 'mf-comparator@1', cause: 700 },
];

const ids = (nodes: readonly EventNode[]): unknown[] =>
  nodes.map(({ event, effects }) => (effects.length > 0 ? [event.id, ids(effects)] : event.id));
const treeOf = (filter: Partial<typeof everything>) => ids(eventTree(events, { ...everything, ...filter }));

test('effects stand under their cause, the newest chain first; a cause that is forgotten makes a beginning', () => {
  expect(treeOf({})).toEqual([6, 5, 4, [2, [3]], 1]);
});

test('a filter keeps the whole chain of what fits', () => {
  expect(treeOf({ kind: 'fact' })).toEqual([6, [2, [3]], 1]);
  expect(treeOf({ kind: 'refused' })).toEqual([5]);
  expect(treeOf({ topic: ' Comparator/op' })).toEqual([[2, [3]]]);
});

test('an intent belongs to whoever asked and to its owner', () => {
  expect(treeOf({ remote: 'mf-search' })).toEqual([4, [2, [3]]]);
  expect(treeOf({ remote: 'mf-account' })).toEqual([4]);
});

test('an intent waits until it is handled', () => {
  expect(events.filter(isWaiting).map(({ id }) => id)).toEqual([4]);
});
