import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTopic } from '../../engine/mail/mail-topic.ts';
import { createWorker } from '../../engine/outbox/outbox-worker.ts';
import { createMailTransport } from '../../engine/third-parties/mail/create-mail-transport.ts';
import { portalLetters } from '../../features.ts';
import { type AttackRun, attacksOn, carryOut, runMs, startAttackRun, trapped } from './attack-run.ts';
import { attackerMailbox } from './hostile-values.ts';
import { fingerprintOf } from './victim.ts';

let run: AttackRun;
let before: Record<string, string>;

beforeAll(async () => {
  run = await startAttackRun();
  before = await fingerprintOf(run.api.backend, run.victim);
});

afterAll(() => run.api.close());

test('strangers find no 5xx, no leak and nothing of somebody else in any call, by any field', {
  timeout: runMs,
}, async () => {
  const faults: string[] = [];
  let count = 0;
  for (const target of run.targets) {
    for (const attack of await attacksOn(run, target, 'strangers'))
      count += await carryOut(run, target, attack, faults);
  }
  expect(count).toBeGreaterThan(5000);
  expect(faults).toEqual([]);
});

test('what the victim has is as it was', async () => {
  expect(await fingerprintOf(run.api.backend, run.victim)).toEqual(before);
});

test('no injected statement was carried out', async () => {
  expect(await trapped(run)).toEqual([]);
});

test('no letter goes where the attacker wanted it', { timeout: 120_000 }, async () => {
  const transport = createMailTransport(run.api.backend.config.mail);
  const silent = { warn: () => undefined, error: () => undefined };
  await createWorker(
    run.api.backend,
    [mailTopic(run.api.backend, { letters: portalLetters, transport })],
    silent,
  ).drain();
  const letters = readdirSync(run.api.mailDir).filter((name) => name.endsWith('.eml'));
  expect(letters.length).toBeGreaterThan(0);
  for (const name of letters) {
    const letter = await PostalMime.parse(readFileSync(join(run.api.mailDir, name)));
    const receivers = [letter.to, letter.cc, letter.bcc].flatMap((list) => list ?? []);
    expect(receivers.map(({ address }) => address)).not.toContain(attackerMailbox);
    expect(letter.headers.map(({ key }) => key)).not.toContain('bcc');
  }
});
