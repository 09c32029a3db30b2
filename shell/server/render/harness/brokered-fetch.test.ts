import { expect, test } from 'vitest';
import { type CallMessage, createBrokeredFetch } from './brokered-fetch.ts';

function setUp() {
  const told: (readonly [CallMessage, string | undefined])[] = [];
  const calls = createBrokeredFetch((message, body) => void told.push([message, body]));
  const request = { environment: { apiBase: 'http://api.test/api' } } as Parameters<typeof calls.within>[0]['request'];
  return { told, calls, drawing: { id: 7, request } };
}

const url = 'http://api.test/api/planta?x=ñ';

test.each([
  ['an address alone', url, undefined],
  ['a URL', new URL(url), { headers: [['Accept', 'text/plain']] }],
  ['a body in words', url, { method: 'post', body: '{"a":1}' }],
  ['a body with its type', url, { method: 'POST', body: '{"a":1}', headers: { 'Content-Type': 'application/json' } }],
] satisfies [string, string | URL, RequestInit | undefined][])(
  '%s asks what a Request of it asks',
  async (_, input, init) => {
    const { told, calls, drawing } = setUp();
    void calls.within(drawing, () => calls.fetch(input, init));
    void calls.within(drawing, () => calls.fetch(new Request(input, init)));
    await expect.poll(() => told.length).toBe(2);
    const [[plain, body], [request, bodyOfRequest]] = told as [(typeof told)[0], (typeof told)[0]];
    expect([{ ...plain, call: 0 }, body]).toEqual([{ ...request, call: 0 }, bodyOfRequest]);
  },
);

test('an answer is read as one of fetch; outside of a render nothing may be asked', async () => {
  const { calls, drawing } = setUp();
  const asked = calls.within(drawing, () => calls.fetch(url));
  const headers = { 'content-type': 'application/json' };
  calls.hear({ kind: 'answer', call: 1, status: 201, headers }, Buffer.from('{"de":"ñandú"}'));
  const answer = await asked;
  expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
    201,
    'application/json',
    { de: 'ñandú' },
  ]);
  await expect(calls.fetch(url)).rejects.toThrow('Only a render may ask');
});
