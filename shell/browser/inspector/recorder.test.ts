import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import type { topics } from '@umbral/kit/topics.ts';
import { createBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecorder } from './recorder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const look = () => vi.advanceTimersByTime(200);

function openRecorder() {
  const bus = createBus({ isStrict: false, report: vi.fn() });
  const search = topicsAs<typeof topics>(bus, 'mf-search');
  const open = (plantId: number) => search.ask('comparator/remove', { plantId });
  open(1);
  const recorder = createRecorder(bus);
  const ids = () => recorder.events().map(({ id }) => id);
  return { bus, open, recorder, ids };
}

test('what came before is there, what comes follows, and more than the ring of the bus stays', () => {
  const { open, recorder, ids } = openRecorder();
  expect(ids()).toEqual([1]);
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 150; count += 1) open(2);
    look();
  }
  expect(ids()).toHaveLength(451);
  recorder.stop();
  open(3);
  look();
  expect(ids()).toHaveLength(451);
});

test('listeners hear of news only, also that an intent was handled at last', () => {
  const { bus, recorder } = openRecorder();
  const heard = vi.fn();
  recorder.subscribe(heard);
  look();
  expect(heard).not.toHaveBeenCalled();
  const before = recorder.events();
  topicsAs<typeof topics>(bus, 'mf-comparator').handle('comparator/remove', () => {});
  look();
  expect(heard).toHaveBeenCalledOnce();
  expect(recorder.events()).not.toBe(before);
  expect(recorder.events()[0]).toHaveProperty('handledAfter');
});

test('a paused list stands still and has everything afterwards; a cleared one begins anew', () => {
  const { open, recorder, ids } = openRecorder();
  recorder.setPaused(true);
  open(2);
  look();
  expect(ids()).toEqual([1]);
  recorder.setPaused(false);
  expect(ids()).toEqual([1, 2]);
  recorder.clear();
  expect(ids()).toEqual([]);
  open(3);
  look();
  expect(ids()).toEqual([3]);
});
