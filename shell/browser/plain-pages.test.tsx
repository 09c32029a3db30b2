import type { PagesPart, RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted } from '@umbral/protocol/remote/remote-part.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNavigation, type PageKeeper } from './navigation.ts';
import type { PagePart } from './parts/part-source.ts';

vi.mock('./boot-data.ts', () => ({ boot: { remotes: [{ name: 'mf-fair' }, { name: 'mf-content' }] } }));

const memory = {
  follow: vi.fn(),
  leave: vi.fn(() => 'entry'),
  stay: vi.fn(() => false),
  follows: () => false,
  positionOf: () => undefined,
};
const part: PagePart = { facts: { owner: 'mf-content' } as PagePart['facts'], main: document.createElement('main') };
const ways = { assign: vi.fn(), reload: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(window, 'addEventListener');
  history.replaceState({ key: 'first', idx: 3 }, '', '/feria');
  const real = window.location;
  vi.stubGlobal('location', new Proxy(ways, { get: (_, key) => Reflect.get(key in ways ? ways : real, key) }));
});

/** Each test has a tab of its own: what the one before listens to is over. */
afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function navigation() {
  const busy = vi.fn();
  const show = (_part: PagePart, _href: string, push: () => void) => push();
  const load = async (): Promise<PagesPart> => ({ mount: vi.fn(), hydrate: vi.fn() });
  return { busy, ...createNavigation({ hostOf: () => ({}) as RemoteHost, memory, busy, show, load }) };
}

function plain(update: Mounted['update'] = async () => undefined) {
  return { update: vi.fn(update), unmount: vi.fn() };
}

test('a page without a router hears of its links, and of Back and Forward, from the shell', async () => {
  const { go, busy, pageMounted, routerMounted, takeAction } = navigation();
  const page = plain();
  pageMounted('mf-fair', page);
  go('/feria?page=2');
  expect(location.search).toBe('?page=2');
  expect(history.state).toMatchObject({ idx: 4 });
  expect(memory.leave).toHaveBeenCalledOnce();
  expect(page.update).toHaveBeenLastCalledWith({ href: '/feria?page=2' });
  expect(takeAction()).toBe('PUSH');
  history.back();
  await vi.waitFor(() => expect(page.update).toHaveBeenLastCalledWith({ href: '/feria' }));
  expect(takeAction()).toBeUndefined();
  expect(busy).toHaveBeenLastCalledWith(true);
  // A router of its own comes first.
  const router = { navigate: vi.fn(), stop: vi.fn() };
  routerMounted('mf-fair', router);
  pageMounted('mf-fair', page);
  go('/feria?page=3');
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/feria?page=3');
  expect(page.update).toHaveBeenCalledTimes(2);
});

test('one that was unmounted takes no links, and the next of its remote does, whichever goes first', () => {
  const { go, pageMounted } = navigation();
  const [first, second] = [plain(), plain()];
  const forget = pageMounted('mf-fair', first);
  forget();
  go('/feria?page=2');
  expect(ways.assign).toHaveBeenCalledExactlyOnceWith('/feria?page=2');
  pageMounted('mf-fair', second);
  forget();
  go('/feria?page=3');
  expect(second.update).toHaveBeenCalledExactlyOnceWith({ href: '/feria?page=3' });
  expect(first.update).not.toHaveBeenCalled();
});

test('what it cannot show the server shows, unless the visitor has gone elsewhere meanwhile', async () => {
  const { go, pageMounted, takeParts } = navigation();
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = [...answers];
  pageMounted(
    'mf-fair',
    plain(async () => waiting.shift()?.promise),
  );
  takeParts({ want: async () => true, take: async () => part });
  go('/feria?page=2');
  go('/feria?page=3');
  answers[0]?.reject(new Error('overtaken'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(ways.reload).not.toHaveBeenCalled();
  answers[1]?.reject(new Error('gone'));
  await vi.waitFor(() => expect(ways.reload).toHaveBeenCalledOnce());
  go('/feria?page=4');
  go('/actualidad');
  await vi.waitFor(() => expect(location.pathname).toBe('/actualidad'));
  answers[2]?.reject(new Error('gone'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(ways.reload, 'the page on the screen is another').toHaveBeenCalledOnce();
});

test('it is kept when it is left, but not with an address under way', async () => {
  const { go, pageMounted, takeParts, keepPages } = navigation();
  const keep = vi.fn<PageKeeper['keep']>((_, router) => router.rest?.() !== undefined);
  keepPages({ keep, comeBack: () => false });
  takeParts({ want: async () => true, take: async () => part });
  const slow = Promise.withResolvers<void>();
  const page = plain(() => slow.promise);
  pageMounted('mf-fair', page);
  go('/feria?page=2');
  go('/actualidad');
  await vi.waitFor(() => expect(keep).toHaveReturnedWith(false));
  slow.resolve();
  history.replaceState(null, '', '/feria');
  pageMounted('mf-fair', page);
  go('/actualidad');
  await vi.waitFor(() => expect(keep).toHaveReturnedWith(true));
});
