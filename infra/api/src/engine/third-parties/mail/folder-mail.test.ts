import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderMail } from './folder-mail.ts';
import type { Mail } from './mail-transport.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'umbral-letters-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const letter: Mail = {
  from: { name: 'Umbral', address: 'hola@umbral.example' },
  to: { name: 'Sofía Núñez', address: 'sofia@example.com' },
  subject: 'Tu búsqueda',
  text: 'Hola. '.repeat(200),
  html: `<p>${'Hola. '.repeat(200)}</p>`,
  messageId: '<outbox-7@portal.test>',
  headers: {},
};
const maxBytes = 40_000;

test('the oldest letters make room for new ones once there are too many bytes of them', async () => {
  const transport = folderMail(dir, maxBytes);
  for (let number = 1; number <= 30; number += 1) {
    await transport.send(letter, String(number));
    // A minute apart: many are written in one tick of the clock of a disk.
    for (const kind of ['eml', 'json']) utimesSync(join(dir, `${number}.${kind}`), 0, number * 60);
  }
  const names = readdirSync(dir);
  const bytes = names.reduce((sum, name) => sum + statSync(join(dir, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(bytes).toBeGreaterThan(maxBytes / 2);
  expect(names).toEqual(expect.arrayContaining(['29.eml', '30.eml', '30.json']));
  expect(names).not.toContain('1.eml');
});

test('below that all stay', async () => {
  const transport = folderMail(dir, maxBytes);
  for (const key of ['1', '2', '3']) await transport.send(letter, key);
  expect(readdirSync(dir).toSorted()).toEqual(['1.eml', '1.json', '2.eml', '2.json', '3.eml', '3.json']);
});
