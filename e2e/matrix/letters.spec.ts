import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { forgetLetters, orderEveryLetter } from '../fixtures/letter-orders.ts';
import { type Letter, lettersOf } from '../fixtures/mail.ts';
import { portal } from '../fixtures/portal.ts';
import { statusAtTheEnd } from '../fixtures/status-at-the-end.ts';
import { expect, test } from '../fixtures/test.ts';
import { askedAtOnce } from './served-screens.ts';

/** Names of all letters that the portal's own preview draws. */
function knownTemplates(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'umbral-letters-'));
  execFileSync(process.execPath, [join(import.meta.dirname, '../../infra/api/src/preview-letters.ts'), folder]);
  const names = readdirSync(folder).map((name) => name.replace(/-\d+\.\w+$/, ''));
  rmSync(folder, { recursive: true });
  return [...new Set(names)].toSorted();
}

function linksOf(letters: readonly Letter[]): Map<string, string> {
  return new Map(
    letters.flatMap(({ template, text }) =>
      [...text.matchAll(/https?:\/\/[^\s»]+/g)].map(([link]) => [link, template] as const),
    ),
  );
}

test('every link of every letter answers, except to screens that are listed as not built', async ({
  database,
  catalogue,
  person,
  stranger,
}) => {
  // Every receiver of every letter is served by one worker, beside the mails of all other tests.
  test.setTimeout(180_000);
  const orders = await orderEveryLetter({ database, catalogue, person, stranger });
  expect([...new Set(orders.map(({ template }) => template))].toSorted()).toEqual(knownTemplates());
  let letters: readonly Letter[] = [];
  const missing = async () => {
    letters = await lettersOf(database, orders);
    return orders.map(({ template }) => template).filter((one) => !letters.some(({ template }) => template === one));
  };
  await expect.poll(missing, { timeout: 90_000 }).toEqual([]);
  const links = linksOf(letters);
  expect(links.size).toBeGreaterThan(12);
  const wrong: string[] = [];
  const follow = async ([link, template]: readonly [string, string]) => {
    const { origin, pathname, search } = new URL(link);
    const status = origin === portal.url ? await statusAtTheEnd(pathname + search, 'GET') : 0;
    if (status !== 200) wrong.push(`${status} ${link} (${template})`);
  };
  await pMap([...links], follow, { concurrency: askedAtOnce });
  await forgetLetters(database, stranger);
  expect(wrong.toSorted()).toEqual([]);
});
