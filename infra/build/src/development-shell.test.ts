import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Assets } from '@umbral/protocol/release/artifact.ts';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from './build-app.ts';

test('the twin of a shell, around a remote under development, is built with what lets React replace components', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'umbral-twin-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await buildApp({ app: 'shell', version: '9.9.9-dev', outDir: folder, mode: 'development' });
  const assets: Assets = JSON.parse(await readFile(join(folder, 'web/assets.json'), 'utf8'));
  const scripts = assets.groups.main?.js ?? [];
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, 'web', file), 'utf8')));
  expect(texts.some((text) => text.includes('__REACT_DEVTOOLS_GLOBAL_HOOK__ = {'))).toBe(true);
}, 60_000);
