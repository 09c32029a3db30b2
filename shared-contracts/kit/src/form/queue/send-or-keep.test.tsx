import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sent } from '../outcome.ts';
import { keptForms } from './kept-forms.ts';
import { sendKeptForms } from './send-kept-forms.ts';
import { sendOrKeep } from './send-or-keep.ts';

const form = { key: 'k', kind: 'lead', formId: 'lanzamiento-3', title: 'Alameda', body: { name: 'Ana' } };
const take = (answer: string) => sent(answer);
const failing = (status: number) => () =>
  Promise.reject(new ApiError({ type: status === 0 ? 'unavailable' : 'internal', title: '', status }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('[B058] a form that is taken is not kept', async () => {
  expect(await sendOrKeep(form, async () => 'listo', take)).toEqual(sent('listo'));
  expect(keptForms()).toEqual([]);
});

test.each([
  ['a server that is not reached', failing(0)],
  ['code that cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
])('[B058] %s: the form waits on the device', async (_, call) => {
  expect(await sendOrKeep(form, call, take)).toMatchObject({ kind: 'kept', kept: form });
  expect(keptForms()).toMatchObject([form]);
});

test('[B058] a device without a connection tries nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const call = vi.fn(async () => 'listo');
  expect(await sendOrKeep(form, call, take)).toMatchObject({ kind: 'kept' });
  expect(call).not.toHaveBeenCalled();
});

test('[B064] a server that failed is no lost connection, and a device that keeps nothing says so', async () => {
  await expect(sendOrKeep(form, failing(500), take)).rejects.toMatchObject({ problem: { status: 500 } });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(sendOrKeep(form, failing(0), take)).rejects.toThrow('This device keeps no forms');
  expect(keptForms()).toEqual([]);
});

test('[B058] a form of a kind that this page cannot send waits on', async () => {
  await sendOrKeep(form, failing(0), take);
  const heard = { onSent: vi.fn(), onRefused: vi.fn() };
  expect(await sendKeptForms({ calls: {}, ...heard })).toBe(false);
  expect(keptForms()).toHaveLength(1);
  expect([heard.onSent, heard.onRefused].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
