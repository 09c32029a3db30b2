import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KeptAnswer, readKeptAnswer } from '../../offline/kept-answer.ts';
import { fixtureFrame, writeArtifact } from '../testing/fixture-remote.ts';
import { policyWithoutSheets } from '../testing/policy-without-sheets.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const preload = 'imagesrcset="/media/casa-400.3089763a.avif 400w, /media/casa-800.3089763a.avif 800w"';
const picture = {
  src: '/media/casa-800.3089763a.webp',
  avifSrcSet: '/media/casa-400.3089763a.avif 400w, /media/casa-800.3089763a.avif 800w',
};
const home = '/proyectos-vivienda/bogota/suba/apartamento/alameda-1';

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({
    shellFiles: { 'worker.abc123.js': '/* worker 1 */' },
    remotes: {
      'mf-search': {
        render: `
          if (request.url.includes('broken')) throw new Error('broken');
          if (request.url.includes('gone')) return page('', { status: 404 });
          return page('<h1>' + (request.headers.cookie ?? 'nobody') + '</h1>');`,
      },
      'mf-project': {
        render: `return page('<h1>Alameda</h1>', { head: { title: 'Alameda & co', preloadImage: ${JSON.stringify(picture)} } });`,
      },
      'mf-account': {
        render: `return page('<h1>' + (request.headers.cookie ?? 'nobody') + '</h1>', { sharedMaxAge: 0 });`,
        fragments: ['sign'],
      },
    },
  });
});
afterAll(() => portal.stop());

async function kept(path: string, headers: Record<string, string> = {}): Promise<KeptAnswer | undefined> {
  const response = await portal.get(`/_kept/cop${path}`, headers);
  return response.status === 200 ? readKeptAnswer(await response.json()) : undefined;
}

test('a home is kept with every file that it names, their hashes, and its first picture at the size of a card', async () => {
  const page = await kept(home);
  expect(page).toMatchObject({ kind: 'home', title: 'Alameda & co', picture: '/media/casa-400.3089763a.avif' });
  expect(page?.html).toContain(preload);
  const named = [...(page?.html.matchAll(/(?:href|src)="(\/(?:r|_kept)\/[^"]+)"/g) ?? [])].map(([, href]) => href);
  const files = page?.files.map(({ href }) => href) ?? [];
  expect(named.length).toBeGreaterThan(3);
  expect(files).toEqual(expect.arrayContaining(named));
  // What handles a heart is on no document, and comes along.
  expect(files).toContain('/r/mf-account/1.0.0/web/remoteEntry.abc.js');
});

test('a kept page has the strip that says so, its own looks, and the policy of a document', async () => {
  const page = await kept(home);
  expect(page?.html).toContain('id="umbral-offline"');
  const style = page?.files.find(({ href }) => href.startsWith('/_kept/style.'))?.href ?? '';
  expect((await portal.get(style)).headers.get('content-type')).toContain('text/css');
  const document = await portal.get(home);
  const policy = page?.headers['content-security-policy'] ?? '';
  expect(policy.replace(` ${portal.url}${style}`, '')).toBe(policyWithoutSheets(document));
  expect(page?.headers['integrity-policy']).toBe(document.headers.get('integrity-policy'));
  expect(await document.text()).not.toContain('umbral-offline');
});

test('a page is drawn for nobody, whoever asks: neither a session nor a link of the platform says anything', async () => {
  const cookie = 'SessionId=secret; userRoles=comprador; umbral_link=x; mfdev=mf-search@45010';
  const [list, own] = [await kept('/proyectos-vivienda/bogota', { cookie }), await kept('/guardados', { cookie })];
  expect([list?.kind, own?.kind]).toEqual(['list', 'own']);
  expect([list?.html, own?.html].map((html) => /<h1>(.*?)<\/h1>/.exec(html ?? '')?.[1])).toEqual(['nobody', 'nobody']);
  expect(JSON.stringify([list, own])).not.toContain('secret');
});

test.each([
  '/mi-cuenta/perfil',
  '/mi-cuenta/favoritos',
  '/constructora/proyectos',
  '/vista-previa/abc',
  '/lista-compartida/abc',
  '/actualidad',
  '/nada',
  '/proyectos-vivienda/broken',
  '/proyectos-vivienda/gone',
  '/_kept/cop/',
  '//evil.example/',
])('%s is not kept', async (path) => {
  expect((await portal.get(`/_kept/cop${path}`)).status).toBe(404);
});

test('the offline page is kept as well, and needs no line to be filled', async () => {
  const page = await kept('/_sin-conexion/');
  expect(page).toMatchObject({ kind: 'offline', title: 'Estás sin conexión' });
  expect(page?.html).toContain('<!--kept-list-->');
  expect(page?.html).not.toContain('umbral-offline');
});

test('with a line its address leads back to what was wanted, and nowhere else', async () => {
  const to = async (path: string) => (await portal.get(path)).headers.get('location');
  expect(await to(`/_sin-conexion${home}?a=1`)).toBe(`${home}?a=1`);
  expect(await to('/_sin-conexion/?ir=%2Fferia')).toBe('/feria');
  expect(await to('/_sin-conexion/?ir=%2F%2Fevil.example')).toBe('/');
  expect(await to('/_sin-conexion//evil.example/')).toBe('/');
});

test('a release brings its worker; a release without one removes it, and says so to its pages', async () => {
  const script = async () => (await portal.get('/_worker.js')).text();
  expect(await script()).toBe('/* worker 1 */');
  expect(await (await portal.get('/')).text()).toContain('"keepsPages":true');
  writeArtifact(portal.artifactsDir, { app: 'shell', version: '2.0.0', node: fixtureFrame });
  expect((await portal.platform('POST', 'activate', { remote: 'shell', version: '2.0.0' })).status).toBe(200);
  expect(await script()).toContain('self.registration.unregister()');
  expect(await (await portal.get('/')).text()).not.toContain('keepsPages');
  expect(await kept(home)).toBeUndefined();
});
