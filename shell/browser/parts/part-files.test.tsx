import { beforeEach, expect, test, vi } from 'vitest';

const heal = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../recovery.ts', () => ({ heal, tryMs: 5000 }));

const file = (name: string) => ({ href: `/r/mf-project/1/web/${name}`, integrity: `sha384-${name}` });
const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const nameOf = ({ href }: HTMLLinkElement) => href.split('/').at(-1);

let files: typeof import('./part-files.ts');

beforeEach(async () => {
  heal.mockClear();
  document.head.replaceChildren();
  vi.resetModules();
  files = await import('./part-files.ts');
});

/** As the browser ends a request. */
function ends(link: HTMLLinkElement | undefined, type: 'load' | 'error'): void {
  link?.dispatchEvent(new Event(type));
}

test('a stylesheet comes once, with its hash, and is waited for', async () => {
  const both = Promise.all([files.putStyles([file('a.css')]), files.putStyles([file('a.css'), file('b.css')])]);
  expect(links('stylesheet').map(nameOf)).toEqual(['a.css', 'b.css']);
  expect(links('stylesheet')[0]).toMatchObject({ integrity: 'sha384-a.css', crossOrigin: 'anonymous' });
  for (const link of links('stylesheet')) ends(link, 'load');
  expect(await both).toEqual([true, true]);
});

test('one whose rules came in the document is there', async () => {
  const { href, integrity } = file('a.css');
  document.head.innerHTML = `<link rel="stylesheet" href="${href}" integrity="${integrity}" disabled><style>p{}</style>`;
  expect(await files.putStyles([file('a.css')])).toBe(true);
  expect(links('stylesheet')).toHaveLength(1);
});

test('one that fails is healed and tried once more; one that fails again is said, and asked for anew the next time', async () => {
  const first = files.putStyles([file('a.css')]);
  const [damaged] = links('stylesheet');
  // Past the memory of the browser, before the address is asked for again.
  heal.mockImplementationOnce(async () => void expect(links('stylesheet')).toEqual([damaged]));
  ends(damaged, 'error');
  await vi.waitFor(() => expect(links('stylesheet')[0]).toBeDefined());
  await Promise.resolve();
  const retried = links('stylesheet');
  expect(retried).toHaveLength(1);
  expect(retried[0]).not.toBe(damaged);
  expect(heal).toHaveBeenCalledOnce();
  ends(retried[0], 'error');
  expect(await first).toBe(false);
  const again = files.putStyles([file('a.css')]);
  ends(links('stylesheet').at(-1), 'error');
  await vi.waitFor(() => expect(links('stylesheet')).toHaveLength(1));
  await Promise.resolve();
  ends(links('stylesheet')[0], 'load');
  expect(await again).toBe(true);
});

test('files are hinted once: those of a press soon, those that may be needed after everything else', () => {
  files.hintFiles({ css: [file('a.css')], js: [file('a.js')] });
  files.hintFiles({ css: [file('a.css')], js: [file('a.js'), file('b.js')] });
  expect(links('prefetch').map(nameOf)).toEqual(['a.css', 'a.js', 'b.js']);
  files.hintScripts([file('a.js')]);
  files.hintScripts([file('a.js')]);
  expect(links('preload').map(nameOf)).toEqual(['a.js']);
  files.hintFiles({ css: [], js: [file('a.js')] });
  expect(links('prefetch')).toHaveLength(3);
});

test('a sheet of the document is not fetched ahead', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${file('a.css').href}" disabled><style>p{}</style>`;
  files.hintFiles({ css: [file('a.css'), file('b.css')], js: [] });
  expect(links('prefetch').map(nameOf)).toEqual(['b.css']);
});

test('the picture is asked for in the candidates of its page', () => {
  files.hintPicture({ src: '/media/a.jpg', avifSrcSet: '/media/a.avif 800w', sizes: '50vw' });
  const [link] = links('preload');
  expect([link?.type, link?.getAttribute('href')]).toEqual(['image/avif', null]);
  ends(link, 'load');
  expect(links('preload')).toHaveLength(0);
});
