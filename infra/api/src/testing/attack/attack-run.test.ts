import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import pMap from 'p-map';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTopic } from '../../engine/mail/mail-topic.ts';
import { createWorker } from '../../engine/outbox/outbox-worker.ts';
import { createMailTransport } from '../../engine/third-parties/mail/create-mail-transport.ts';
import { portalLetters } from '../../features.ts';
import { signIn } from '../call.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { faultOf } from './answer-fault.ts';
import { readSurface, type Target } from './attack-surface.ts';
import { type HostileRequest, hostileRequests, requestOf } from './hostile-requests.ts';
import { attackerMailbox, trapTable } from './hostile-values.ts';
import { createVictim, fingerprintOf, type Victim } from './victim.ts';

/** Who is not the victim and may not see the victim's things, from the one who gets furthest. */
const strangers = ['builder', 'seo', 'contributor', 'visitor', 'nobody'] as const;
type Attacker = (typeof strangers)[number] | 'admin';

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

test('an unknown field is refused by every call that takes a document', async () => {
  const lenient: string[] = [];
  const cookie = await cookieOf('admin');
  for (const target of targets) {
    if (typeof target.body !== 'object' || target.contentType !== 'application/json') continue;
    const body = { ...target.body, rol_secreto: 'administrador' };
    const { statusCode } = await api.app.inject(withCookie(requestOf(target, { body }), cookie));
    if (![401, 403, 422].includes(statusCode)) lenient.push(`${target.id} ${target.path}: ${statusCode}`);
  }
  expect(lenient).toEqual([]);
});

/** Attacks a call whole and adds the first fault to the list; gives how many requests were sent. */
async function attackWhole(target: Target, cookie: string | undefined, maySeeAll: boolean, faults: string[]) {
  let count = 0;
  let isFaulty = false;
  const requests = hostileRequests(target, victim.handles);
  const send = async ({ trick, options }: HostileRequest) => {
    count += 1;
    const fault = faultOf(await api.app.inject(withCookie(options, cookie)), maySeeAll);
    if (fault && !isFaulty) faults.push(`${target.id} ${target.path}, ${trick}: ${fault}`);
    isFaulty ||= fault !== undefined;
  };
  await pMap(requests, send, { concurrency: atOnce });
  return count;
}

/** Whether a call lets somebody as far as its input. */
async function letsIn(target: Target, cookie: string | undefined): Promise<boolean> {
  const { statusCode } = await api.app.inject(withCookie(requestOf(target), cookie));
  return statusCode !== 401 && statusCode !== 403;
}

test('strangers find no 5xx, no leak and nothing of somebody else in any call, by any field', {
  timeout: runMs,
}, async () => {
  const faults: string[] = [];
  let count = 0;
  for (const [index, target] of targets.entries()) {
    // Public calls by each in turn; guarded ones by whoever gets furthest.
    const wanted = target.isGuarded ? strangers : [strangers[index % strangers.length] ?? 'nobody'];
    for (const stranger of wanted) {
      const cookie = await cookieOf(stranger);
      if (!(await letsIn(target, cookie))) continue;
      count += await attackWhole(target, cookie, false, faults);
      break;
    }
  }
  expect(count).toBeGreaterThan(5000);
  expect(faults).toEqual([]);
});

test('what the victim has is as it was', async () => {
  expect(await fingerprintOf(api.backend, victim)).toEqual(before);
});

test('neither the owner nor an administrator brings a guarded call down', { timeout: runMs }, async () => {
  const faults: string[] = [];
  for (const target of targets.filter(({ isGuarded }) => isGuarded)) {
    const cookie = await cookieOf('admin');
    if (await letsIn(target, cookie)) await attackWhole(target, cookie, true, faults);
  }
  for (const target of targets.filter(({ isGuarded, path }) => isGuarded && !path.includes('logout'))) {
    if (await letsIn(target, victim.cookie)) await attackWhole(target, victim.cookie, true, faults);
  }
  expect(faults).toEqual([]);
});

test('no injected statement was carried out', async () => {
  const { rows } = await sql`select what from ${sql.table(trapTable)}`.execute(api.backend.db);
  expect(rows).toEqual([]);
});

test('no letter goes where the attacker wanted it', { timeout: 120_000 }, async () => {
  const transport = createMailTransport(api.backend.config.mail);
  const silent = { warn: () => undefined, error: () => undefined };
  await createWorker(api.backend, [mailTopic(api.backend, { letters: portalLetters, transport })], silent).drain();
  const letters = readdirSync(api.mailDir).filter((name) => name.endsWith('.eml'));
  expect(letters.length).toBeGreaterThan(0);
  for (const name of letters) {
    const letter = await PostalMime.parse(readFileSync(join(api.mailDir, name)));
    const receivers = [letter.to, letter.cc, letter.bcc].flatMap((list) => list ?? []);
    expect(receivers.map(({ address }) => address)).not.toContain(attackerMailbox);
    expect(letter.headers.map(({ key }) => key)).not.toContain('bcc');
  }
});
