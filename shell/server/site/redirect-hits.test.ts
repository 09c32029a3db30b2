import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { keepRedirectHits } from './redirect-hits.ts';

const log = pino({ level: 'silent' });
const answer = (status: number) => vi.fn(async (_url: string, _init: RequestInit) => new Response('{}', { status }));
const toldTo = (fetched: ReturnType<typeof answer>) =>
  fetched.mock.calls.map(([, init]) => JSON.parse(String(init.body)));

test('[C249, R096] uses are told together, once; what could not be told is told the next time', async () => {
  const hits = keepRedirectHits({ apiUrl: 'http://api.test', token: 'token', log });
  hits.count('/uno');
  hits.count('/uno');
  const failing = answer(503);
  vi.stubGlobal('fetch', failing);
  await hits.send();
  hits.count('/dos');
  const working = answer(200);
  vi.stubGlobal('fetch', working);
  await hits.send();
  await hits.send();
  expect(toldTo(working)).toEqual([
    {
      hits: [
        { from: '/uno', count: 2 },
        { from: '/dos', count: 1 },
      ],
    },
  ]);
  expect(working.mock.calls[0]?.[0]).toBe('http://api.test/api/seo/redirects/usos');
  vi.unstubAllGlobals();
});

test('[C249] a server without a token tells nobody', async () => {
  const hits = keepRedirectHits({ apiUrl: 'http://api.test', token: undefined, log });
  hits.count('/uno');
  const fetched = answer(200);
  vi.stubGlobal('fetch', fetched);
  await hits.send();
  expect(fetched).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
