import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLinkSigner, pinOf, sampleLink } from '../testing/link-signer.ts';
import { policyWithoutSheets } from '../testing/policy-without-sheets.ts';
import { publishFixture, startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const signer = createLinkSigner();
const slot = '<div data-fragment="mf-content/note" data-props="{}"></div>';
let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({
    remotes: {
      'mf-search': { render: `return page('<h1>stable ' + request.environment.currency.code + '</h1>${slot}');` },
      'mf-content': { render: `return page('<p>stable note</p>');`, fragments: ['note'] },
    },
    env: { TRUSTED_KEYS_FILE: signer.keysFile },
  });
  publishFixture(portal.artifactsDir, 'mf-search', '2.0.0', {
    render: `return page('<h1>test ' + request.environment.currency.code + '</h1>${slot}');`,
  });
  publishFixture(portal.artifactsDir, 'mf-content', '2.0.0', {
    render: `return page('<p>test note</p>');`,
    fragments: ['note'],
  });
  publishFixture(portal.artifactsDir, 'mf-content', '3.0.0', { render: `throw new Error('does not draw');` });
});
afterAll(() => portal.stop());

const pin = (app: 'mf-search' | 'mf-content', version = '2.0.0') => ({
  [app]: pinOf(portal.artifactsDir, app, version),
});
const sign = (more: Partial<QaLink> = {}) => signer.sign(sampleLink(portal.url, more));
const withToken = (token: string, headers: Record<string, string> = {}) => ({
  cookie: `umbral_link=${token}`,
  ...headers,
});
const open = (token: string, headers: Record<string, string> = {}) => portal.get(`/_link/${token}`, headers);
const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };

describe('a link', () => {
  test('moves into a cookie that no script sees, and leaves the address, referrers and caches', async () => {
    const answer = await open(sign({ pins: pin('mf-search'), path: '/actualidad?page=2' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/actualidad?page=2']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^umbral_link=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3(600|59\d)$/,
    );
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('decides the versions of pages, fragments and boot data, for its visitor alone', async () => {
    const token = sign({ pins: { ...pin('mf-search'), ...pin('mf-content') }, currency: 'usd' });
    const [mine, others] = await Promise.all([portal.get('/', withToken(token)), portal.get('/')]);
    const [text, theirs] = [await mine.text(), await others.text()];
    expect(text).toContain('<h1>test usd</h1>');
    expect(text).toContain('<p>test note</p>');
    expect(text).toContain('"name":"mf-search","version":"2.0.0","entry":"/r/mf-search/2.0.0/');
    expect(theirs).toContain('<h1>stable cop</h1>');
    expect(theirs).toContain('<p>stable note</p>');
    const note = await portal.get('/_fragment/mf-content/note', withToken(token));
    expect(await note.json()).toMatchObject({ html: '<p>test note</p>' });
    expect(note.headers.get('cache-control')).toBe('no-store');
  });

  test('makes documents that nobody keeps or finds, as strict as all others', async () => {
    const { headers } = await portal.get('/', withToken(sign({ pins: pin('mf-search') })));
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const policy = headers.get('content-security-policy') ?? '';
    const usual = policyWithoutSheets(await portal.get('/'));
    expect(policy.replace(/ http:\S+\/_link\/style\.\w+\.css/, '')).toBe(usual);
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await portal.get('/')).headers.get('set-cookie')).toBeNull();
  });

  test('says above the page what differs, until when, and how to leave; its looks are let in by hash', async () => {
    const text = await (await portal.get('/', withToken(sign({ pins: pin('mf-search') })))).text();
    expect(text).toContain('Estás viendo una versión de prueba');
    expect(text).toContain('mf-search 2.0.0 en vez de 1.0.0');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('<form method="post" action="/_link/leave">');
    const [, href = '', hash] = /href="(\/_link\/style\.\w+\.css)" integrity="(sha384-[^"]+)"/.exec(text) ?? [];
    expect(hash).toBeDefined();
    expect((await portal.get(href)).headers.get('content-type')).toContain('text/css');
    expect(await (await portal.get('/')).text()).not.toContain('umbral-qa');
  });

  test('ends by leaving, back where one was', async () => {
    const cookie = withToken(sign(), { referer: `${portal.url}/actualidad` });
    const answer = await fetch(`${portal.url}/_link/leave`, { method: 'POST', headers: cookie, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/actualidad']);
    expect(answer.headers.get('set-cookie')).toContain('umbral_link=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect((await portal.get('/_link/leave', cookie)).status, 'a link in some page must not end it').toBe(404);
  });

  test('is not opened by a picture or a script', async () => {
    const answer = await open(sign(), { 'sec-fetch-dest': 'image' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null]);
  });

  test('that another site has set asks first, and lets in whoever says so on the portal itself', async () => {
    const token = sign({ purpose: 'mirar <el> mapa' });
    const asked = await open(token, { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' });
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null]);
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(asked.headers.get('referrer-policy')).toBe('no-referrer');
    const text = await asked.text();
    expect(text).toContain('Otro sitio te trajo a una versión de prueba');
    expect(text).toContain('mirar &lt;el&gt; mapa');
    expect(text).toContain(`href="/_link/${token}"`);
    for (const site of ['same-origin', 'none']) {
      const entered = await open(token, { 'sec-fetch-dest': 'document', 'sec-fetch-site': site });
      expect([site, entered.status]).toEqual([site, 303]);
      expect(entered.headers.get('set-cookie')).toContain('umbral_link=');
    }
  });

  test('shows its facts and its address to who has it', async () => {
    const token = sign({ pins: pin('mf-search'), purpose: 'mirar <el> mapa' });
    const text = await (await portal.get('/_link/about', withToken(token))).text();
    expect(text).toContain('mirar &lt;el&gt; mapa');
    expect(text).toContain(`value="${portal.url}/_link/${token}"`);
    expect(await (await portal.get('/_link/address', withToken(token))).json()).toMatchObject({
      url: `${portal.url}/_link/${token}`,
      link: { purpose: 'mirar <el> mapa', origin: portal.url },
    });
    expect((await portal.get('/_link/about')).headers.get('location')).toBe('/');
    expect((await portal.get('/_link/address')).status).toBe(404);
  });
});

describe('a link that is not followed', () => {
  const now = Math.floor(Date.now() / 1000);
  const refusals: readonly (readonly [string, () => string, number, string])[] = [
    ['is over', () => sign({ from: now - 7200, until: now - 1 }), 410, 'ya venció'],
    ['is of the future', () => sign({ from: now + 120, until: now + 240 }), 403, 'todavía no vale'],
    ['is for another portal', () => signer.sign(sampleLink('https://umbral.example')), 403, 'es de otro portal'],
    ['has a foreign key', () => createLinkSigner().sign(sampleLink(portal.url)), 403, 'no es válido'],
    ['was signed as something else', () => signer.sign(sampleLink(portal.url), 'composition'), 403, 'no es válido'],
    ['was changed', () => sign().replace(/^(.{20})./, '$1~'), 403, 'no es válido'],
    ['lives too long', () => sign({ until: now + 8 * 86_400 }), 403, 'no es válido'],
    ['has no end', () => 'nonsense', 403, 'no es válido'],
    [
      'names a version that is gone',
      () => sign({ pins: { 'mf-search': { version: '9.9.9', manifest: '0'.repeat(64) } } }),
      410,
      'ya no se puede mostrar',
    ],
    [
      'names other bytes under a number',
      () => sign({ pins: { 'mf-search': { version: '2.0.0', manifest: '0'.repeat(64) } } }),
      410,
      'ya no se puede mostrar',
    ],
    [
      'names a version that does not draw',
      () => sign({ pins: pin('mf-content', '3.0.0') }),
      410,
      'ya no se puede mostrar',
    ],
  ];

  test.each(refusals)('because it %s: says so, gives a way out, is forgotten', async (_, token, status, said) => {
    const turned = await portal.get('/', withToken(token()));
    expect([turned.status, turned.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('umbral_link=; ')]);
    const there = await portal.get(turned.headers.get('location') ?? '');
    for (const answer of [await open(token()), there]) {
      const text = await answer.text();
      expect([answer.status, text]).toEqual([status, expect.stringContaining(said)]);
      expect(text).toContain('Ver el portal normal');
      expect(text).not.toContain('test note');
      expect(text, 'nothing of it is applied').not.toContain('umbral-qa');
      expect(answer.headers.get('set-cookie')).toContain('umbral_link=; ');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('keeps fragments from being half of it, and files as they are', async () => {
    const token = withToken('nonsense');
    const fragment = await portal.get('/_fragment/mf-content/note', token);
    expect([fragment.status, fragment.headers.get('set-cookie')], 'a page has to say why first').toEqual([403, null]);
    expect((await portal.get('/_link/refused?why=whatever')).status).toBe(404);
    expect((await portal.get('/r/mf-search/1.0.0/web/remoteEntry.abc.js', token)).status).toBe(200);
  });

  test('is one that was damaged on disk: the others of the portal go on', async () => {
    publishFixture(portal.artifactsDir, 'mf-search', '4.0.0', { render: `return page('<h1>four</h1>');` });
    const token = sign({ pins: pin('mf-search', '4.0.0') });
    writeFileSync(join(portal.artifactsDir, 'mf-search/4.0.0/node/server.cjs'), '// changed');
    expect((await open(token)).status).toBe(410);
    expect((await portal.get('/')).status).toBe(200);
  });

  test('is every one where no key is trusted', async () => {
    const closed = await startTestPortal({ remotes: { 'mf-search': { render: `return page('');` } } });
    const answer = await closed.get(`/_link/${signer.sign(sampleLink(closed.url))}`);
    await closed.stop();
    expect(answer.status).toBe(403);
  });
});

describe('side by side', () => {
  test('both sides stand in one page of the portal, and in no other', async () => {
    const token = sign({ pins: pin('mf-search') });
    const page = await portal.get('/_link/compare?path=/%3Fq%3D1', withToken(token));
    const text = await page.text();
    expect(text).toContain('src="/?q=1&amp;_lado=produccion"');
    expect(text).toContain('src="/?q=1"');
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'; ");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    // Every page may frame this portal's own, which is of use to those alone that let themselves be framed.
    expect((await portal.get('/')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    for (const path of ['//evil.example', 'https://evil.example', '/_link/leave'])
      expect(await (await portal.get(`/_link/compare?path=${path}`, withToken(token))).text()).toContain('src="/"');
    expect((await portal.get('/_link/compare')).headers.get('location')).toBe('/');
  });

  test('one side is everybody’s whatever the cookie says, the other the link’s, and only frames of ours show them', async () => {
    const token = sign({ pins: { ...pin('mf-search'), ...pin('mf-content') } });
    const [production, mine] = await Promise.all([
      portal.get('/?_lado=produccion', withToken(token, frame)),
      portal.get('/', withToken(token, frame)),
    ]);
    expect(await production.text()).toContain('<h1>stable');
    expect(await mine.text()).toContain('<h1>test');
    for (const { headers } of [production, mine]) {
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    const foreign = await portal.get('/', withToken(token, { ...frame, 'sec-fetch-site': 'cross-site' }));
    expect(foreign.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const without = await portal.get('/?_lado=produccion', frame);
    expect(without.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('everybody’s side stays so when a link in it is followed, and for what its page asks', async () => {
    const token = sign({ pins: pin('mf-content') });
    const referer = { referer: `${portal.url}/?_lado=produccion` };
    const followed = await portal.get('/actualidad?a=1', withToken(token, { ...frame, ...referer }));
    expect([followed.status, followed.headers.get('location')]).toEqual([302, '/actualidad?a=1&_lado=produccion']);
    const note = await portal.get('/_fragment/mf-content/note', withToken(token, referer));
    expect(await note.json()).toMatchObject({ html: '<p>stable note</p>' });
    const tab = { 'sec-fetch-dest': 'document', ...referer };
    expect(await (await portal.get('/', withToken(token, tab))).text()).toContain('test note');
  });
});

describe('a development server of the visitor', () => {
  const dev = { 'mf-search': 'http://127.0.0.1:45010' } as const;

  test('is let into the documents of its link, exactly it, and draws in the browser', async () => {
    const answer = await portal.get('/', withToken(sign({ dev })));
    const text = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'sha256-`);
    expect(policy).toContain(`${portal.url}/r/ http://127.0.0.1:45010;`);
    expect(policy).toContain('ws://127.0.0.1:45010');
    expect(policy.match(/45010/g)).toHaveLength(7);
    expect(text).toContain('"entry":"http://127.0.0.1:45010/remoteEntry.js","dev":true');
    expect(text).toContain('su página la dibuja tu navegador');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await portal.get('/')).headers.get('content-security-policy')).not.toContain('45010');
    expect(await (await portal.get('/actualidad', withToken(sign({ dev })))).text()).toContain('stable note');
  });

  test('of a remote that is new to the portal lies over a release that nobody gets', async () => {
    const app = 'mf-insurance';
    const screen = { layout: 'default', robots: 'noindex' } as const;
    const declared = [{ key: 'insurance/home', pattern: '/insurance/:city?', owner: app, screen }];
    const fixture = { render: `return page('<h1>of the portal</h1>');`, fragments: ['offer'], declared };
    publishFixture(portal.artifactsDir, app, '1.0.0', fixture);
    const origin = 'http://127.0.0.1:45010';
    const pins = { [app]: pinOf(portal.artifactsDir, app, '1.0.0') };
    const text = await (await portal.get('/insurance/cali', withToken(sign({ pins, dev: { [app]: origin } })))).text();
    expect(text).toContain(`"entry":"${origin}/remoteEntry.js","dev":true,"fragments":["offer"]`);
    expect(text, 'the browser draws').not.toContain('of the portal');
    expect((await portal.get('/insurance/cali')).status).toBe(404);
  });

  test('is asked for its fragments itself: the portal calls nobody, and sends its visitor there', async () => {
    const token = sign({ dev: { 'mf-content': 'http://127.0.0.1:45010' } });
    const props = '{"city":"cali"}';
    const address = `/_fragment/mf-content/note?props=${encodeURIComponent(props)}`;
    const sent = await portal.get(`${address}&v=dev`, withToken(token));
    const { origin, pathname, searchParams } = new URL(sent.headers.get('location') ?? '');
    expect([sent.status, origin, pathname]).toEqual([307, 'http://127.0.0.1:45010', '/_fragment/mf-content/note']);
    expect(sent.headers.get('cache-control')).toBe('no-store');
    expect(searchParams.get('props')).toBe(props);
    const told = JSON.parse(searchParams.get('environment') ?? '');
    expect(told, 'what every browser is told').toMatchObject({ apiBase: '/api', currency: { code: 'cop' } });
    expect(await (await portal.get(address)).json(), 'all others get the release').toMatchObject({
      html: '<p>stable note</p>',
    });
    const text = await (await portal.get('/', withToken(token))).text();
    expect(text, 'its own code draws them').not.toContain('stable note');
    expect(text).toContain('<h1>stable');
  });

  test.each([
    'http://127.0.0.1.evil.test:45010',
    'http://localhost.evil.test:45010',
    'http://127.0.0.1:45010@evil.test',
    'http://evil@127.0.0.1:45010',
    'http://[::1]:45010',
    'https://127.0.0.1:45010',
    'http://127.0.0.1:45010/x',
    'http://127.0.0.1',
    'http://127.1:45010',
    'http://0.0.0.0:45010',
  ])('is not %s', async (origin) => {
    expect((await open(sign({ dev: { 'mf-search': origin } }))).status).toBe(403);
  });
});
