import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyNetwork } from '@umbral/domain/travel/travel-network.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldModel } from './held-model.ts';

const here = { lat: 4.65, lng: -74.08 };
const network = { ...emptyNetwork, stations: [{ name: 'Una', system: 'Metro', city: 'x', ...here }] };
let groundDir: string;
let told: string[];
const log = { warn: (_: unknown, text?: string) => void told.push(text ?? '') };

beforeEach(async () => {
  groundDir = await mkdtemp(join(tmpdir(), 'umbral-model-'));
  told = [];
});
afterEach(() => rm(groundDir, { recursive: true, force: true }));

const make = (text: string) => writeFile(join(groundDir, 'travel.json'), text);

test('a ground that was never made is told once, and found as soon as it is there', async () => {
  const modelOf = heldModel({ groundDir }, log);
  expect((await modelOf()).hasWays(here)).toBe(false);
  expect((await modelOf()).hasWays(here)).toBe(false);
  expect(told).toHaveLength(1);
  await make(JSON.stringify(network));
  const model = await modelOf();
  expect(model.hasWays(here)).toBe(true);
  expect(await modelOf()).toBe(model);
});

test('a ground that cannot be read is a failure, which is not kept', async () => {
  const modelOf = heldModel({ groundDir }, log);
  await make('{');
  await expect(modelOf()).rejects.toThrow();
  await make(JSON.stringify(network));
  expect((await modelOf()).hasWays(here)).toBe(true);
});
