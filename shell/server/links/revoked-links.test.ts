import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from 'infra-observability/logger.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/fixture-remote.ts';
import { followRevokedLinks, type RevokedLinks } from './revoked-links.ts';

const log = createLogger({ program: 'shell', level: 'silent' });
const away = () => Promise.reject(new Error('away'));
let artifactsDir: string;
let present: RevokedLinks | undefined;

beforeEach(() => {
  artifactsDir = temporaryFolder();
});
afterEach(() => {
  present?.stop();
  vi.useRealTimers();
});

async function follow(ask: () => Promise<unknown>): Promise<RevokedLinks> {
  present?.stop();
  present = followRevokedLinks({ ask, artifactsDir, log });
  await present.start();
  return present;
}

test('a revocation counts within seconds, and also after a restart without the registry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let ids: readonly string[] = [];
  const links = await follow(async () => ({ ids }));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(links.has('a')).toBe(false);
  ids = ['a'];
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(links.has('a')).toBe(true));
  await vi.waitFor(() =>
    expect(JSON.parse(readFileSync(join(artifactsDir, 'revoked-links.json'), 'utf8'))).toEqual({ ids }),
  );
  const restarted = await follow(away);
  expect([restarted.has('a'), restarted.has('b')]).toEqual([true, false]);
});

test.each(['{', '{"ids":[1]}', ''])('a list that is torn (%s) keeps no shell from starting', async (text) => {
  writeFileSync(join(artifactsDir, 'revoked-links.json'), text);
  expect((await follow(away)).has('a')).toBe(false);
  const links = await follow(async () => ({ ids: ['a'] }));
  await vi.waitFor(() => expect(links.has('a')).toBe(true));
});

test('an answer that is none changes nothing', async () => {
  await follow(async () => ({ ids: ['a'] }));
  await vi.waitFor(() => expect(existsSync(join(artifactsDir, 'revoked-links.json'))).toBe(true));
  const next = await follow(async () => ({ ids: 'everything' }));
  expect(next.has('a')).toBe(true);
});
