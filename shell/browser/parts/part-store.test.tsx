import { beforeEach, expect, test, vi } from 'vitest';
import { createHitRate } from './hit-rate.ts';
import { createPartStore } from './part-store.ts';
import type { ReadPart } from './read-part.ts';

vi.mock('../boot-data.ts', () => ({
  boot: {
    composition: 'c',
    remotes: [
      { name: 'mf-project', version: '1' },
      { name: 'mf-search', version: '1' },
    ],
  },
}));
const asked = vi.hoisted(() => ({
  requests: [] as { href: string; signal: AbortSignal; answer: (part?: unknown) => void }[],
}));
vi.mock('./request-part.ts', () => ({
  requestPart: (_: unknown, href: string, signal: AbortSignal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined));
      asked.requests.push({ href, signal, answer: resolve });
    }),
}));
const files = vi.hoisted(() => ({ putStyles: vi.fn(async () => true), hintScripts: vi.fn(), hintPicture: vi.fn() }));
vi.mock('./part-files.ts', () => files);

const now = vi.fn(() => 0);
const noFiles = { of: () => undefined, ofKind: () => undefined, fetch: async () => undefined };
const part = {
  facts: { head: { title: 'x' }, css: [], js: [] },
  main: document.createElement('main'),
} as unknown as ReadPart;
const plant = (name: string) => `/proyectos-vivienda/bogota/usaquen/apartamentos/${name}`;
const still = () => new AbortController().signal;

beforeEach(() => {
  asked.requests.length = 0;
  now.mockReturnValue(0);
});

test('a part that was wanted serves one navigation, within half a minute', async () => {
  const store = createPartStore(noFiles, createHitRate(), now);
  const isThere = store.want('mf-project', plant('a'));
  asked.requests[0]?.answer(part);
  expect(await isThere).toBe(true);
  expect(await store.take('mf-project', plant('a'), still())).toBe(part);
  expect(asked.requests).toHaveLength(1);
  void store.want('mf-project', plant('a'));
  asked.requests[1]?.answer(part);
  now.mockReturnValue(30_000);
  void store.take('mf-project', plant('a'), still());
  expect(asked.requests).toHaveLength(3);
});

test('two are under way at once: a third ends the first; one that was answered ends nobody', async () => {
  const store = createPartStore(noFiles, createHitRate(), now);
  for (const name of ['a', 'b', 'c']) void store.want('mf-project', plant(name));
  expect(asked.requests.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  asked.requests[1]?.answer(part);
  await Promise.resolve();
  void store.want('mf-project', plant('d'));
  expect(asked.requests.map(({ signal }) => signal.aborted)).toEqual([true, false, false, false]);
});

test('one that a visitor waits for ends what was asked for ahead of others', async () => {
  const store = createPartStore(noFiles, createHitRate(), now);
  const ahead = store.want('mf-project', plant('a'));
  void store.take('mf-project', plant('b'), still());
  expect(asked.requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(await ahead).toBe(false);
});

test('a navigation that is overtaken ends its request; what fails is asked for anew', async () => {
  const store = createPartStore(noFiles, createHitRate(), now);
  const visitor = new AbortController();
  const taken = store.take('mf-project', plant('a'), visitor.signal);
  visitor.abort();
  expect(asked.requests[0]?.signal.aborted).toBe(true);
  expect(await taken).toBeUndefined();
  void store.take('mf-project', plant('a'), still());
  expect(asked.requests).toHaveLength(2);
});

test('pages out of the frame have no part, and are not asked for', async () => {
  const store = createPartStore(noFiles, createHitRate(), now);
  expect(await store.want('mf-search', '/projects/map')).toBe(false);
  expect(await store.want('mf-content', '/actualidad')).toBe(false);
  expect(asked.requests).toHaveLength(0);
});

test('a page never stands without its looks', async () => {
  const store = createPartStore(noFiles, createHitRate(), now);
  files.putStyles.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  const taken = store.take('mf-project', plant('a'), still());
  asked.requests[0]?.answer(part);
  expect(await taken).toBe('unstyled');
});

test('who signs in, or changes the currency, gets nothing of before', () => {
  const store = createPartStore(noFiles, createHitRate(), now);
  void store.want('mf-project', plant('a'));
  asked.requests[0]?.answer(part);
  store.forget();
  void store.want('mf-project', plant('a'));
  expect(asked.requests).toHaveLength(2);
});

test('of what was fetched ahead a tenth must be wanted', async () => {
  const rate = createHitRate();
  const store = createPartStore(noFiles, rate, now);
  for (let i = 0; i < 11; i += 1) void store.want('mf-project', plant(`p${i}`));
  expect(rate.isWorthIt()).toBe(true);
  void store.take('mf-project', plant('p10'), still());
  void store.want('mf-project', plant('p11'));
  expect(rate.isWorthIt(), 'one of twelve').toBe(false);
  void store.take('mf-project', plant('p11'), still());
  expect(rate.isWorthIt(), 'two of twelve').toBe(true);
  void store.take('mf-project', plant('new'), still());
  for (let i = 0; i < 9; i += 1) void store.want('mf-project', plant(`q${i}`));
  expect(rate.isWorthIt(), 'two of 21, one that was pressed at once does not count').toBe(false);
});
