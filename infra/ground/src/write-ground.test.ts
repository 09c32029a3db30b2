import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readCredits, type SourceName, sourceNames } from './read-sources.ts';
import { writeGround } from './write-ground.ts';

const folder = await mkdtemp(join(tmpdir(), 'umbral-ground-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const only = (kept: readonly SourceName[]) => new Set(sourceNames.filter((name) => !kept.includes(name)));
const indexSchema = z.object({
  tiles: z.record(z.string(), z.array(z.array(z.number()))),
  credits: z.array(z.string()),
});

test('a layer that is left out is in no tile, names nobody, and makes another edition', async () => {
  const both = await writeGround(folder, only(['stations', 'urban']), 'a');
  const one = await writeGround(folder, only(['stations']), 'b');
  expect(one.edition).not.toBe(both.edition);
  const read = async (edition: string) =>
    indexSchema.parse(JSON.parse(await readFile(join(folder, 'ground', edition, 'index.json'), 'utf8')));
  const [before, after] = [await read(both.edition), await read(one.edition)];
  expect(before.credits).toContain('ONU-Habitat');
  expect(after.credits).not.toContain('ONU-Habitat');
  expect(after.tiles['7']).toEqual([]);
  const [[column = 0, row = 0] = []] = after.tiles['13'] ?? [];
  const tile = await readFile(join(folder, 'ground', one.edition, `13/${column}/${row}.mvt`));
  expect(tile.toString('latin1')).not.toContain('urban');
  const current: unknown = JSON.parse(await readFile(join(folder, 'ground.json'), 'utf8'));
  expect(current).toEqual({ edition: one.edition, made: 'b' });
});

test('every layer names who made its data, once and in words that may be shown', async () => {
  const credits = await readCredits(sourceNames);
  expect(new Set(credits).size).toBe(credits.length);
  expect(credits).toContain('© OpenStreetMap contributors (ODbL)');
  expect(credits.filter((credit) => /optional|same/.test(credit))).toEqual([]);
});
