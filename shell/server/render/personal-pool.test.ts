import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { expect, test, vi } from 'vitest';
import { withPersonalPool } from './personal-pool.ts';
import type { RenderPool } from './render-pool.ts';

/** A pool that says which one it is. */
function namedPool(name: string, log: string[]): RenderPool {
  const result = { status: 200, html: Buffer.from(name), state: null, chunks: [] };
  return {
    ready: Promise.resolve({ remote: 'mf-account', fragments: [] }),
    render: async () => result,
    state: () => ({ threads: 1, ready: 1, running: 0, waiting: 0, breaker: 'closed' }),
    threads: () => [],
    growTo: () => undefined,
    close: async () => void log.push(`${name} closed`),
  };
}

function asked(headers: Readonly<Record<string, string>>): RenderRequest {
  return { kind: 'page', url: 'http://portal.test/', headers, idPrefix: 'p-' } as unknown as RenderRequest;
}

test('a page with a session is drawn apart from those of everybody, in a pool that comes and goes with the need', async () => {
  vi.useFakeTimers();
  const log: string[] = [];
  let starts = 0;
  const pool = withPersonalPool(namedPool('shared', log), () => namedPool(`personal ${++starts}`, log));
  const draw = async (headers: Readonly<Record<string, string>>) => String((await pool.render(asked(headers))).html);
  const session = { cookie: 'SessionId=1' };
  expect([await draw({}), starts]).toEqual(['shared', 0]);
  expect([await draw(session), await draw(session), await draw({})]).toEqual(['personal 1', 'personal 1', 'shared']);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(log).toEqual(['personal 1 closed']);
  expect(await draw(session)).toBe('personal 2');
  await pool.close();
  expect(log).toEqual(['personal 1 closed', 'personal 2 closed', 'shared closed']);
  vi.useRealTimers();
});

test('after ten minutes a new pool draws what needs a session, and the old one ends with its last render', async () => {
  const log: string[] = [];
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  let moment = 0;
  let starts = 0;
  const start = (): RenderPool => {
    const pool = namedPool(`personal ${++starts}`, log);
    return starts > 1 ? pool : { ...pool, render: (...wish) => slow.then(() => pool.render(...wish)) };
  };
  const pool = withPersonalPool(namedPool('shared', log), start, () => moment);
  const first = pool.render(asked({ cookie: 'SessionId=1' }));
  moment = 600_001;
  expect(String((await pool.render(asked({ cookie: 'SessionId=2' }))).html)).toBe('personal 2');
  expect(log).toEqual([]);
  finish();
  expect(String((await first).html)).toBe('personal 1');
  expect(log).toEqual(['personal 1 closed']);
  await pool.close();
});
