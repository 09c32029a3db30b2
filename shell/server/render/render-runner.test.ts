import { expect, test } from 'vitest';
import { collectedHeapMb } from '../testing/collected-heap.ts';
import type { PlaceEvents, StartPlace } from './drawing-place.ts';
import { type RenderTask, startRenderRunner } from './render-runner.ts';
import { usualTimeouts } from './render-timeouts.ts';

/** A place that draws a page with a megabyte of state at once. */
const place: StartPlace = (_, events) => {
  told = events;
  return {
    send(message) {
      if (message.kind !== 'render') return;
      const state = Buffer.from(`${'–'.repeat(2 ** 19)}${message.id}`).toString();
      const result = { status: 200, state, chunks: [] };
      events.message({ kind: 'done', id: message.id, result, html: Buffer.from('<p></p>') });
    },
    executing: () => 0,
    answered: () => 0,
    time: async () => ({ cpuMs: 0, activeMs: 0 }),
    memory: async () => 0,
    end: async () => undefined,
  };
};
let told: PlaceEvents;

test('what a place has drawn is not held by what is remembered of it: whose code it was that throws later', async () => {
  const runner = startRenderRunner({ place, bundle: '', heapMb: 1, timeouts: usualTimeouts, onEnd: () => undefined });
  const strays: string[] = [];
  const draw = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const request = { kind: 'page', url: `http://portal.test/${name}` } as RenderTask['request'];
    const strayed = (message: string) => strays.push(`${name} ${message}`);
    const facts = { request, trace: undefined, softTimeoutMs: 1000, isShort: false, deaths: 0 };
    runner.run({ ...facts, strayed, resolve, reject });
    return promise;
  };
  await draw('first');
  const before = collectedHeapMb();
  for (let page = 0; page < 48; page += 1) await draw(`page ${page}`);
  expect(collectedHeapMb() - before).toBeLessThan(8);
  told.message({ kind: 'stray', id: 0, message: 'threw' });
  expect(strays).toEqual(['page 47 threw']);
  await runner.stop();
});
