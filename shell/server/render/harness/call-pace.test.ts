import { expect, test } from 'vitest';
import { createCallPace, WaitedInVain } from './call-pace.ts';

/** An API of which some calls stand still. */
function setUp() {
  const state = { now: 0, stands: (url: string) => url.includes('/planta/') };
  const pace = createCallPace(() => state.now);
  const call = async (url: string, given?: AbortSignal) => {
    const began = performance.now();
    const outcome = await pace
      .run(url, given, (signal) => {
        if (!state.stands(url)) return Promise.resolve(new Response('fine'));
        return new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
        );
      })
      .then(
        () => 'fine',
        (error: Error) => error.name,
      );
    return { outcome, isQuick: performance.now() - began < 450 };
  };
  const waitInVain = (url: string, reason: Error = new WaitedInVain()) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(reason), 20);
    return call(url, stop.signal);
  };
  return { state, call, waitInVain };
}

test('what was waited for in vain is not waited for again, of its kind and for a while', async () => {
  const { state, call, waitInVain } = setUp();
  expect((await waitInVain('/api/planta/a')).outcome).toBe('WaitedInVain');
  expect(await call('/api/planta/b?x=1')).toEqual({ outcome: 'TimeoutError', isQuick: true });
  expect((await call('/api/news/b')).outcome).toBe('fine');
  state.now = 5000;
  expect((await waitInVain('/api/planta/c')).outcome).toBe('WaitedInVain');
});

test('an answer ends the trouble', async () => {
  const { state, call, waitInVain } = setUp();
  await waitInVain('/api/planta/a');
  state.stands = () => false;
  expect((await call('/api/planta/a')).outcome).toBe('fine');
  state.stands = () => true;
  expect((await waitInVain('/api/planta/a')).outcome).toBe('WaitedInVain');
});

test('a page that was given up for want of time of the machine says nothing about its calls', async () => {
  const { waitInVain } = setUp();
  await waitInVain('/api/planta/a', new Error('busy'));
  expect((await waitInVain('/api/planta/a')).outcome).toBe('WaitedInVain');
});
