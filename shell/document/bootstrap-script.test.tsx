import { beforeEach, expect, test, vi } from 'vitest';
import { type BootstrapGlobals, bootstrapScript } from './bootstrap-script.ts';

const assign = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  assign.mockClear();
  document.documentElement.removeAttribute('data-theme');
});

const home = { pathname: '/', search: '', href: 'http://localhost:3000/' };

/** Runs the script as a document does; `location` and `fetch` are seen, not gone to. */
function run(fetch = vi.fn(async () => new Response()), place = home, reload: () => void = assign): BootstrapGlobals {
  new Function('location', 'fetch', bootstrapScript)({ ...place, assign, reload }, fetch);
  return window as never;
}

test('[B014] reloads once, and again only after 60 seconds', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const { __reloadOnce } = run();
  expect(__reloadOnce('/feria')).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/feria');
  vi.setSystemTime(1_059_999);
  expect(__reloadOnce()).toBe(false);
  vi.setSystemTime(1_060_000);
  expect(__reloadOnce()).toBe(true);
  expect(assign).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test.each(['http://localhost:3000/feria?a=1#salas', '/feria?a=1', '/feria?a=1#otras'])(
  '[B014] %s is the page itself, and loaded again: the browser would only scroll to an anchor',
  (target) => {
    const reload = vi.fn();
    const href = 'http://localhost:3000/feria?a=1#salas';
    run(undefined, { pathname: '/feria', search: '?a=1', href }, reload).__reloadOnce(target);
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  },
);

test('without storage it never reloads', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(run().__reloadOnce()).toBe(false);
  setItem.mockRestore();
});

test('records every script and stylesheet that fails, and nothing else', () => {
  const { __failedAssets } = run();
  const fail = (tag: 'script' | 'link' | 'img', facts: Record<string, string>) => {
    const element = Object.assign(document.createElement(tag), facts);
    document.head.append(element);
    element.dispatchEvent(new Event('error'));
    element.remove();
  };
  fail('script', { src: '/r/a.js', integrity: 'sha384-a', type: 'text/plain' });
  fail('link', { rel: 'stylesheet', href: '/r/a.css' });
  fail('link', { rel: 'preload', href: '/r/b.js' });
  fail('img', { src: '/x.png' });
  expect(__failedAssets).toEqual([
    { url: 'http://localhost:3000/r/a.js', integrity: 'sha384-a' },
    { url: 'http://localhost:3000/r/a.css', integrity: '' },
  ]);
});

test('the theme that the visitor chose stands before anything is painted', () => {
  localStorage.setItem('theme', 'dark');
  run();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('a page from the device gets its own address before anything reads it; the page that lists them keeps its own', () => {
  const at = (href: string) => ({ pathname: new URL(href).pathname, search: '', href });
  const replace = vi.spyOn(history, 'replaceState').mockReturnValue();
  run(undefined, at('http://localhost:3000/_sin-conexion/?ir=%2Fferia'));
  run(undefined, at('http://localhost:3000/feria'));
  expect(replace).not.toHaveBeenCalled();
  run(undefined, at('http://localhost:3000/_sin-conexion/proyectos-vivienda/cali?orden=precio#mapa'));
  expect(replace).toHaveBeenCalledExactlyOnceWith(
    history.state,
    '',
    'http://localhost:3000/proyectos-vivienda/cali?orden=precio#mapa',
  );
  replace.mockRestore();
});

test('prototypes are noted as they are before any other code runs', () => {
  const { __builtIns } = run();
  const [, members] = __builtIns.find(([prototype]) => prototype === Array.prototype) ?? [];
  expect(members?.map?.value).toBe(Array.prototype.map);
  expect(__builtIns.some(([prototype]) => prototype === Storage.prototype)).toBe(true);
});
