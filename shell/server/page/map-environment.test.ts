import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { environmentsOf } from './page-request.ts';

const folder = await mkdtemp(join(tmpdir(), 'umbral-edition-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const currency = { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-27' } as const;
const browserOf = (env: Record<string, string>) =>
  environmentsOf(readConfig({ GROUND_DIR: folder, ...env }), { origin: 'https://portal.test', currency, headers: {} })
    .browser;

test('[R064] maps are told where the present edition of the ground lies, and nothing where none was made', async () => {
  expect(browserOf({}).mapGround).toBeUndefined();
  await writeFile(join(folder, 'ground.json'), JSON.stringify({ edition: '0123456789abcdef', made: 'x' }));
  expect(browserOf({}).mapGround).toEqual({ url: '/media/ground/0123456789abcdef' });
  await writeFile(join(folder, 'ground.json'), JSON.stringify({ edition: '../../etc' }));
  expect(browserOf({}).mapGround).toBeUndefined();
});

test('[R064] streets are what the configuration names, with who made them', () => {
  const env = { MAP_STREETS_URL: '/media/streets/colombia.pmtiles', MAP_STREETS_CREDIT: '© OpenStreetMap' };
  expect(browserOf(env).mapStreets).toEqual({ url: env.MAP_STREETS_URL, credit: '© OpenStreetMap' });
  expect(browserOf({}).mapStreets).toBeUndefined();
});
