import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Navigation, PageKeeper } from '../navigation.ts';
import type { PageStage, ToldPage } from '../page-stage.ts';
import { keepPages } from './kept-pages.ts';

let keeper: PageKeeper;
let now: number;
let slot: HTMLElement;
let told: ToldPage;
let kept: ReturnType<typeof keepPages>;
const comeBack = vi.fn();
const shown = vi.fn<(slot: HTMLElement) => void>();
/** The page that each remote's slot holds. */
const held = new Map<RemoteName, HTMLElement | undefined>();

beforeEach(() => {
  now = 0;
  vi.clearAllMocks();
  held.clear();
  window.scrollTo = vi.fn();
  const navigation = { keepPages: (given: PageKeeper) => (keeper = given), comeBack } as unknown as Navigation;
  const stage: PageStage = {
    current: () => ({ slot, told }),
    show: (element) => {
      stand(element);
      shown(element);
    },
    pageOf: (name) => ({
      ...({} as ReturnType<PageStage['pageOf']>),
      keep: () => held.set(name, slot),
      letGo: () => held.set(name, undefined),
      holds: (element) => held.get(name) === element,
    }),
  };
  kept = keepPages(navigation, stage, () => now);
});

function stand(element: HTMLElement): void {
  slot?.remove();
  slot = document.body.appendChild(element);
}

function pageOf(name: RemoteName, html = '<h1>Página</h1>'): HTMLElement {
  const element = Object.assign(document.createElement('main'), { innerHTML: html });
  element.dataset.boundary = name;
  stand(element);
  const page = { href: '/', status: 200, head: { title: '' }, action: 'PUSH', keepsPlace: false, hydrated: false };
  told = { page, facts: { robots: 'index,follow', layout: 'default' } } as ToldPage;
  return element;
}

function router() {
  const wake = vi.fn();
  return { navigate: vi.fn(), stop: vi.fn(), rest: () => wake, wake };
}

function goTo(entry: string): boolean {
  history.replaceState({ key: entry }, '');
  return keeper.comeBack();
}

test('a page that was left comes back as it stood: its nodes, its router, what was scrolled in it and its focus', () => {
  const list = pageOf('mf-search', '<h1>Lista</h1><div class="fotos"></div><a href="/x">Hogar</a>');
  const photos = list.querySelector('div') as HTMLElement;
  photos.scrollTo = vi.fn();
  Object.assign(photos, { scrollLeft: 320 });
  photos.dispatchEvent(new Event('scroll'));
  list.querySelector('a')?.focus();
  const own = router();
  expect(keeper.keep('mf-search', own, 'one')).toBe(true);
  pageOf('mf-project');
  expect(goTo('two'), 'nobody was there').toBe(false);
  expect(goTo('one')).toBe(true);
  expect(shown).toHaveBeenCalledExactlyOnceWith(list);
  expect(comeBack).toHaveBeenCalledExactlyOnceWith('mf-search', own);
  expect(own.wake).toHaveBeenCalledOnce();
  expect(photos.scrollTo).toHaveBeenCalledWith({ left: 320, top: 0, behavior: 'instant' });
  expect(document.activeElement).toBe(list.querySelector('a'));
});

test.each([
  ["somebody's own", () => Object.assign(told, { facts: { robots: 'noindex', layout: 'default' } })],
  ['not drawn yet', () => slot.replaceChildren()],
  ['not alive yet', () => Object.assign(slot.dataset, { ssr: 'p-' })],
  ['behind an open dialog', () => slot.append(Object.assign(document.createElement('dialog'), { open: true }))],
  ["another remote's", () => Object.assign(slot.dataset, { boundary: 'mf-fair' })],
])('a page that is %s is not kept', (_, change) => {
  pageOf('mf-search');
  change();
  expect(keeper.keep('mf-search', router(), 'one')).toBe(false);
});

test('nor is one with something on its way, or of a remote from before pages were kept', () => {
  pageOf('mf-search');
  expect(keeper.keep('mf-search', { ...router(), rest: () => undefined }, 'one')).toBe(false);
  expect(keeper.keep('mf-search', { navigate: vi.fn(), stop: vi.fn() }, 'one')).toBe(false);
});

test('two are kept, for ten minutes, while their remote shows nothing else and nobody signs in or out', () => {
  for (const name of ['mf-search', 'mf-project', 'mf-content'] as const) {
    pageOf(name);
    keeper.keep(name, router(), name);
  }
  expect(held.get('mf-search'), 'the oldest of three').toBeUndefined();
  expect(goTo('mf-search')).toBe(false);

  held.set('mf-project', document.createElement('main'));
  expect(goTo('mf-project'), 'its remote came again').toBe(false);
  expect(held.get('mf-project'), 'and what it shows stays').toBeDefined();

  now = 10 * 60_000 + 1;
  expect(goTo('mf-content'), 'too long ago').toBe(false);

  pageOf('mf-fair');
  keeper.keep('mf-fair', router(), 'four');
  kept.forget();
  expect(held.get('mf-fair')).toBeUndefined();
  expect(goTo('four')).toBe(false);
  expect(shown).not.toHaveBeenCalled();
});
