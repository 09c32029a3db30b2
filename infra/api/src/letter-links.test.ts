import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoute } from '@umbral/domain/routes/match.ts';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterHtml } from './engine/mail/letter-html.ts';
import { portalLetters } from './features.ts';
import { builtScreens } from './testing/built-screens.ts';
import { sendEveryMail } from './testing/every-mail.ts';
import { createTestApp, type TestApp, testOrigin } from './testing/test-app.ts';

const built = builtScreens();
let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
  await sendEveryMail(api);
});

afterAll(() => api.close());

/** Addresses that a letter leads to, as its reader's browser asks for them; pictures are files of the seed. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** What is wrong with a link to a page; nothing where a remote has its screen. */
function faultOf(link: string): string | undefined {
  const { origin, pathname } = new URL(link);
  const key = origin === testOrigin ? matchRoute(pathname)?.key : undefined;
  if (!key) return 'is no screen of the portal';
  return built.has(key) ? undefined : `leads to ${key}, which no remote has`;
}

async function mailed(): Promise<{ template: string; links: string[] }[]> {
  const names = readdirSync(api.mailDir).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const { html = '' } = await PostalMime.parse(readFileSync(join(api.mailDir, name)));
      return { template: name.replace(/^\d+-|\.eml$/g, ''), links: linksOf(html) };
    }),
  );
}

function isCall(link: string): boolean {
  return new URL(link).pathname.startsWith('/api/');
}

test('every letter of every feature has been composed and sent', async () => {
  const { rows } = await sql<{ template: string; state: string }>`
    select distinct payload->>'template' as template, state from outbox where topic = 'mail' order by 1`.execute(
    api.backend.db,
  );
  const templates = portalLetters.flatMap((letters) => letters.templates).toSorted();
  expect(rows).toEqual(templates.map((template) => ({ template, state: 'done' })));
});

test('what a letter links below /api answers with the token that it carries', async () => {
  const asked = (await mailed()).flatMap(({ template, links }) =>
    links.filter(isCall).map((link) => ({ template, link })),
  );
  expect(asked.length).toBeGreaterThan(6);
  const lost: string[] = [];
  for (const { template, link } of asked) {
    const { statusCode } = await api.app.inject({ url: link.slice(testOrigin.length) });
    if (statusCode !== 200) lost.push(`${template}: ${statusCode} ${link}`);
  }
  expect(lost).toEqual([]);
});

test('what a letter links in the portal is a screen that is built, or one of those that are not yet', async () => {
  const examples = portalLetters
    .flatMap((letters) => letters.examples(testOrigin))
    .map(({ template, letter }) => ({ template, links: linksOf(letterHtml(letter)) }));
  const followed = [...(await mailed()), ...examples].flatMap(({ template, links }) =>
    links.filter((link) => !isCall(link)).map((link) => ({ template, link })),
  );
  expect(followed.length).toBeGreaterThan(20);
  const faults = followed.flatMap(({ template, link }) => {
    const fault = faultOf(link);
    return fault ? [`${template}: ${link} ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});
