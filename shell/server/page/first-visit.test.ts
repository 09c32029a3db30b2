import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const page = '/quienes-somos';
const sheet = /<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)" crossorigin="anonymous"( disabled)?>/g;
const inlined = / disabled><style>(.*?)<\/style>/gs;
let portal: TestPortal;
let composition: string;

beforeAll(async () => {
  portal = await startTestPortal({
    remotes: { 'mf-content': { render: `return page('<h1>Nosotros</h1>', { chunks: ['app'] });` } },
  });
  const [, id = ''] = /"composition":"([^"]+)"/.exec(await (await portal.get(page)).text()) ?? [];
  composition = id;
});
afterAll(() => portal.stop());

interface Served {
  readonly status: number;
  readonly etag: string;
  readonly html: string;
  readonly styles: string;
  readonly hashes: readonly string[];
}

async function served(has: string | undefined, known?: string, path = page): Promise<Served> {
  const answer = await portal.get(path, {
    ...(has === undefined ? {} : { cookie: `sheets=${has}` }),
    ...(known === undefined ? {} : { 'if-none-match': known }),
  });
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, styles = ''] = /style-src ([^;]*)/.exec(policy) ?? [];
  const hashes = [...html.matchAll(inlined)].map(
    ([, css = '']) => `'sha384-${createHash('sha384').update(css).digest('base64')}'`,
  );
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', html, styles, hashes };
}

test('a first visit has its sheets in the place of their links, and its policy their hashes and nothing else', async () => {
  const [first, next] = await Promise.all([served(undefined), served(composition)]);
  const hrefs = ['/r/shell/1.0.0/web/app.abc.css', '/r/mf-content/1.0.0/web/app.abc.css'];
  for (const { html } of [first, next]) expect([...html.matchAll(sheet)].map(([, href]) => href)).toEqual(hrefs);
  expect(first.hashes).toHaveLength(2);
  expect(first.hashes).toEqual([...first.html.matchAll(sheet)].map(([, , integrity]) => `'${integrity}'`));
  expect(first.styles).toBe(`${portal.url}/r/ ${first.hashes.join(' ')}`);
  expect(next.html).not.toMatch(/<style|disabled/);
  expect(next.styles).toBe(`${portal.url}/r/`);
  expect(first.html.replaceAll(inlined, '>')).toBe(next.html);
});

test('sheets of other versions are none: after a release or a rollback they come in the document once more', async () => {
  expect((await served('0123456789abcdef')).hashes).toHaveLength(2);
});

test('each form has its tag: none is kept on with the policy of the other', async () => {
  const [first, next] = await Promise.all([served(undefined), served(composition)]);
  expect(first.etag).not.toBe(next.etag);
  const [again, known, other, back] = await Promise.all([
    served(undefined, first.etag),
    served(composition, next.etag),
    served(composition, first.etag),
    served(undefined, next.etag),
  ]);
  expect([again.status, again.styles]).toEqual([304, first.styles]);
  expect([known.status, known.styles]).toEqual([304, next.styles]);
  expect([other.status, other.html, other.styles]).toEqual([200, next.html, next.styles]);
  expect([back.status, back.html, back.styles]).toEqual([200, first.html, first.styles]);
  const both = await served(undefined, `${next.etag}, ${first.etag}`);
  expect([both.status, both.etag, both.styles]).toEqual([304, first.etag, first.styles]);
});

test('a page that is not there, and one of the shell, are whole in both forms', async () => {
  for (const path of ['/nada/de/nada', '/projects/map']) {
    const { html, hashes, styles } = await served(undefined, undefined, path);
    expect(hashes.length, html).toBeGreaterThan(0);
    expect(styles.split(' ').slice(1)).toEqual(hashes);
  }
});
