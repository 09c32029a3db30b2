import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTopic } from '../mail/mail-topic.ts';
import { createWorker } from '../outbox/outbox-worker.ts';
import { signIn } from '../testing/call.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createMailTransport } from '../third-parties/mail/create-mail-transport.ts';
import { readSurface, type Target } from './attack-surface.ts';
import { type HostileRequest, hostileRequests, requestOf } from './hostile-requests.ts';
import { attackerMailbox, trapTable } from './hostile-values.ts';
import { faultOf } from './judge.ts';
import { createVictim, fingerprintOf, type Victim } from './victim.ts';

/** Who attacks: nobody, another person, somebody with a role for other things, and those who may do most. */
const attackers = ['nobody', 'visitor', 'contributor', 'builder', 'seo', 'admin'] as const;
type Attacker = (typeof attackers)[number];

/** Requests on their way at a time: fewer than connections to the database. */
const atOnce = 12;
/** The whole run must stay within five minutes on a busy machine with two cores. */
const runMs = 300_000;

let api: TestApp;
let targets: Target[];
let victim: Victim;
let before: Record<string, string>;

beforeAll(async () => {
  api = await createTestApp();
  targets = await readSurface(api.app);
  victim = await createVictim(api.backend);
  await sql`create table ${sql.table(trapTable)} (what text)`.execute(api.backend.db);
  before = await fingerprintOf(api.backend, victim);
}, 60_000);

afterAll(() => api.close());

/** A fresh session for each call: some calls end the one that makes them, and wrong passwords lock its account. */
async function cookieOf(attacker: Attacker): Promise<string | undefined> {
  await sql`delete from attempt_count`.execute(api.backend.db);
  return attacker === 'nobody' ? undefined : signIn(api.app, attacker);
}

function withCookie(options: InjectOptions, cookie: string | undefined): InjectOptions {
  return cookie ? { ...options, headers: { ...options.headers, cookie } } : options;
}

async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  async function worker(): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
}

test('guarded calls answer 401 to nobody, whatever is sent; every call answers its own example without a fault', async () => {
  const faults: string[] = [];
  for (const target of targets) {
    const answer = await api.app.inject(requestOf(target));
    if (target.isGuarded && answer.statusCode !== 401) faults.push(`${target.id} let nobody in: ${answer.statusCode}`);
    const fault = faultOf(answer, false);
    if (fault) faults.push(`${target.id} ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('no call, no field and no hostile value gives a 5xx, a leak or the thing of somebody else', {
  timeout: runMs,
}, async () => {
  const faults = new Map<string, string>();
  let count = 0;
  for (const [index, target] of targets.entries()) {
    // Each call is attacked whole by two: somebody who may not, and somebody who may as much as anybody.
    const stranger = attackers[index % (attackers.length - 1)] ?? 'nobody';
    for (const attacker of [stranger, 'admin'] as const) {
      const cookie = await cookieOf(attacker);
      // Who is turned away before the input is looked at need not send every input.
      const { statusCode } = await api.app.inject(withCookie(requestOf(target), cookie));
      if (statusCode === 401 || statusCode === 403) continue;
      await inParallel(hostileRequests(target, victim.handles), async (request) => {
        count += 1;
        const fault = await attack(request, cookie, attacker);
        const key = `${target.id} ${target.path}`;
        if (fault && !faults.has(key)) faults.set(key, `${attacker}, ${request.trick}: ${fault}`);
      });
    }
  }
  expect(count).toBeGreaterThan(5000);
  expect(Object.fromEntries(faults)).toEqual({});
});

async function attack(request: HostileRequest, cookie: string | undefined, attacker: Attacker) {
  const answer = await api.app.inject(withCookie(request.options, cookie));
  return faultOf(answer, attacker === 'admin');
}

test('what the victim has is as it was', async () => {
  expect(await fingerprintOf(api.backend, victim)).toEqual(before);
});

test('no injected statement was carried out', async () => {
  const { rows } = await sql`select what from ${sql.table(trapTable)}`.execute(api.backend.db);
  expect(rows).toEqual([]);
});

test('no letter goes where the attacker wanted it', { timeout: 120_000 }, async () => {
  const transport = createMailTransport(api.backend.config.mail);
  const silent = { warn: () => undefined, error: () => undefined };
  await createWorker(api.backend, [mailTopic(api.backend, transport)], silent).drain();
  const letters = readdirSync(api.mailDir).filter((name) => name.endsWith('.eml'));
  expect(letters.length).toBeGreaterThan(0);
  for (const name of letters) {
    const letter = await PostalMime.parse(readFileSync(join(api.mailDir, name)));
    const receivers = [letter.to, letter.cc, letter.bcc].flatMap((list) => list ?? []);
    expect(receivers.map(({ address }) => address)).not.toContain(attackerMailbox);
    expect(letter.headers.map(({ key }) => key)).not.toContain('bcc');
  }
});
