import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptAnswer } from '../offline/kept-answer.ts';
import { keepPage } from './keep-page.ts';
import { keptLimits } from './kept-index.ts';
import { cacheNames, dropOldShapes, forgetAll, hasFile, readPages, takeFile } from './kept-store.ts';
import {
  portalDocument,
  shownDocument,
  shownFile,
  shownFragment,
  shownPicture,
  shownRecords,
} from './offline-answers.ts';
import { memoryCaches } from './testing/memory-caches.ts';

const script = 'console.log(1)';
const scriptHref = '/r/shell/1.0.0/web/main.js';
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const files = [{ href: scriptHref, integrity: sha384(script) }];
const banner = '<div id="umbral-offline"><span>Estás sin conexión</span> <time>ahora</time>.</div>';
const policy = "default-src 'none'";

function answer(kind: KeptAnswer['kind'], composition = 'one'): KeptAnswer {
  const list = kind === 'offline' ? '<!--kept-list--><a href="/?wanted">otra vez</a>' : banner;
  const picture = kind === 'home' ? '/media/casa-400.3089763a.avif' : undefined;
  const html = `<!doctype html><body>${list}<h1>${kind}</h1>`;
  return {
    composition,
    kind,
    title: `Título de ${kind}`,
    html,
    headers: { 'content-security-policy': policy },
    files,
    picture,
  };
}

/** What the network answers, by address; what is not here cannot be reached. */
let network: Record<string, () => Response>;
const served = (): typeof network => ({
  '/_kept/cop/_sin-conexion/': () => Response.json(answer('offline')),
  '/_kept/cop/casa': () => Response.json(answer('home')),
  '/_kept/cop/guardados': () => Response.json(answer('own')),
  [scriptHref]: () => new Response(script, { headers: { 'content-type': 'text/javascript' } }),
  '/media/casa-400.3089763a.avif': () => new Response('picture', { headers: { 'content-length': '7' } }),
  '/api/plantas/ids/7,12': () => Response.json({ data: [{ id: 7 }, { id: 12 }] }),
});
const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('caches', memoryCaches());
  network = served();
  vi.stubGlobal('fetch', async (target: Request | string, options: RequestInit = {}) => {
    const { pathname, search } = new URL(target instanceof Request ? target.url : target, 'http://localhost');
    asked(`${pathname}${search}`, options.credentials);
    const found = network[`${pathname}${search}`];
    if (!found) throw new TypeError('Failed to fetch');
    return found();
  });
});

const request = (path: string) => new Request(`http://localhost${path}`);
const keep = (href: string, hearts: readonly number[] = []) => keepPage({ href, currency: 'cop', hearts });
const cut = () => {
  network = {};
};
const bodyOf = async (path: string) => (await shownDocument(request(path), undefined)).text();

test('a page is kept with its files and its picture, asked for as nobody', async () => {
  await keep('/casa?utm_source=x');
  expect((await readPages()).map(({ href, kind, composition }) => [href, kind, composition])).toEqual([
    ['/casa', 'home', 'one'],
    ['/_sin-conexion/', 'offline', 'one'],
  ]);
  expect(await hasFile(scriptHref)).toBe(true);
  expect(asked.mock.calls.every(([, credentials]) => credentials === 'omit')).toBe(true);
});

test('with a line the network answers, also where a page is kept', async () => {
  await keep('/casa');
  network['/casa'] = () => new Response('today');
  expect(await (await portalDocument(request('/casa'), undefined, true)).text()).toBe('today');
  expect(await (await portalDocument(request('/casa'), Promise.resolve(new Response('sooner')), true)).text()).toBe(
    'sooner',
  );
  network['/casa'] = () => new Response('broken', { status: 503 });
  expect((await portalDocument(request('/casa'), undefined, true)).status).toBe(503);
});

test('without a line a kept page is shown with the moment that it is from, under its own policy', async () => {
  await keep('/casa');
  cut();
  const way = await portalDocument(request('/casa'), undefined, false);
  expect([way.status, way.headers.get('location')]).toEqual([302, 'http://localhost/_sin-conexion/casa']);
  const shown = await shownDocument(request('/_sin-conexion/casa'), undefined);
  expect(shown.headers.get('content-security-policy')).toBe(policy);
  expect(await shown.text()).toMatch(/<time datetime="[^"]+">las \d{1,2}:\d\d<\/time>/);
  expect(await (await shownFile(request(scriptHref))).text()).toBe(script);
});

test('another address leads to the page that lists what can be opened', async () => {
  await keep('/casa');
  cut();
  const way = await portalDocument(request('/nosotros?a=1'), undefined, false);
  expect(way.headers.get('location')).toBe('http://localhost/_sin-conexion/?ir=%2Fnosotros%3Fa%3D1');
  const text = await bodyOf('/_sin-conexion/?ir=%2Fnosotros%3Fa%3D1');
  expect(text).toContain('<a target="_top" href="/casa">Título de home</a>');
  expect(text).toContain('<a href="/nosotros?a=1">otra vez</a>');
  expect(await bodyOf('/_sin-conexion/?ir=javascript:alert(1)')).toContain('<a href="/">otra vez</a>');
});

test('a device that keeps nothing leaves the word to the browser', async () => {
  cut();
  expect((await portalDocument(request('/casa'), undefined, true)).type).toBe('error');
});

test('a page of which a file cannot be had whole is not kept', async () => {
  network[scriptHref] = () => new Response('evil()');
  await expect(keep('/casa')).rejects.toThrow('is not what was built');
  expect(await readPages()).toEqual([]);
});

test('a page or a file that was damaged on the device is not shown', async () => {
  await keep('/casa');
  cut();
  const pages = await caches.open(cacheNames.pages);
  await pages.put('/_kept-page?%2Fcasa', new Response('x'));
  expect(await bodyOf('/_sin-conexion/casa')).toContain('<h1>offline</h1>');
  const kept = await caches.open(cacheNames.files);
  await kept.put(scriptHref, new Response('evil()', { headers: { 'x-umbral-integrity': files[0]?.integrity ?? '' } }));
  expect(await takeFile(scriptHref)).toBeUndefined();
  expect(await hasFile(scriptHref)).toBe(false);
});

test('versions are never mixed: a page whose composition is not that of the list, or whose files are gone, is not shown', async () => {
  await keep('/casa');
  cut();
  const pages = await caches.open(cacheNames.pages);
  const list = (await readPages()).map((page) => (page.href === '/casa' ? { ...page, composition: 'two' } : page));
  await pages.put('/_kept-index', Response.json({ pages: list }));
  expect(await bodyOf('/_sin-conexion/casa')).toContain('<h1>offline</h1>');
});

test('a page that may not be kept is not, and what it replaces stays', async () => {
  network['/_kept/cop/mi-cuenta'] = () => new Response('', { status: 404 });
  await keep('/mi-cuenta');
  expect((await readPages()).map(({ href }) => href)).toEqual(['/_sin-conexion/']);
});

test('a picture is shown at whatever size it is asked for; one that is too large is not kept', async () => {
  await keep('/casa');
  cut();
  expect(await (await shownPicture(request('/media/casa-1280.00ff00ff.webp'))).text()).toBe('picture');
  expect((await shownPicture(request('/media/otra-400.3089763a.avif'))).type).toBe('error');
  await forgetAll();
  const { pictureBytes } = keptLimits;
  network = {
    ...served(),
    '/media/casa-400.3089763a.avif': () => new Response('', { headers: { 'content-length': `${pictureBytes + 1}` } }),
  };
  await keep('/casa');
  expect((await readPages()).find(({ href }) => href === '/casa')).toMatchObject({ picture: undefined });
});

test('what handles hearts and forms needs no data of a server, another fragment does', async () => {
  cut();
  const data = await shownFragment(request('/_fragment/mf-account/sign?v=1&props=%7B%7D'));
  expect(await data.json()).toMatchObject({ state: null });
  expect((await shownFragment(request('/_fragment/mf-fair/button?v=1'))).type).toBe('error');
});

test('hearts bring their page and their homes along', async () => {
  await keep('/casa', [12, 7]);
  cut();
  expect((await readPages()).map(({ href }) => href)).toContain('/guardados');
  expect(await (await shownRecords(request('/api/plantas/ids/7'))).json()).toEqual({ data: [{ id: 7 }] });
});

test('a new worker clears what an old one kept in another shape, and nothing else', async () => {
  await keep('/casa');
  await caches.open('umbral-pages-0');
  await caches.open('of somebody else');
  await dropOldShapes();
  expect((await caches.keys()).toSorted()).toEqual(['of somebody else', ...Object.values(cacheNames)].toSorted());
});

test('who signs out leaves nothing', async () => {
  await keep('/casa', [7, 12]);
  await forgetAll();
  expect(await caches.keys()).toEqual([]);
  expect(await readPages()).toEqual([]);
});
