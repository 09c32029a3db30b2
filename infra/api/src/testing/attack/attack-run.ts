import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import pMap from 'p-map';
import { signIn } from '../call.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { faultOf } from './answer-fault.ts';
import { readSurface, type Target } from './attack-surface.ts';
import { type HostileRequest, hostileRequests, requestOf } from './hostile-requests.ts';
import { trapTable } from './hostile-values.ts';
import { createVictim, type Victim } from './victim.ts';

/** Who is not the victim and may not see the victim's things, from the one who gets furthest. */
export const strangers = ['builder', 'seo', 'contributor', 'visitor', 'nobody'] as const;
export type Attacker = (typeof strangers)[number] | 'admin';

/** Requests on their way at a time: fewer than connections to the database. */
const atOnce = 12;
/** A whole run must stay within five minutes on a busy machine with two cores. */
export const runMs = 600_000;

/** An application that is attacked: all its calls, and somebody whose things are in it. */
export interface AttackRun {
  readonly api: TestApp;
  readonly targets: readonly Target[];
  readonly victim: Victim;
}

/** An application with a victim and with the table that an injected statement would write to. */
export async function startAttackRun(): Promise<AttackRun> {
  const api = await createTestApp();
  const targets = await readSurface(api.app);
  const victim = await createVictim(api.backend);
  await sql`create table ${sql.table(trapTable)} (what text)`.execute(api.backend.db);
  return { api, targets, victim };
}

/** A fresh session for each call: some calls end the one that makes them, and wrong passwords cost its account work. */
export async function cookieOf({ api }: AttackRun, attacker: Attacker): Promise<string | undefined> {
  await sql`delete from attempt_count`.execute(api.backend.db);
  return attacker === 'nobody' ? undefined : signIn(api.app, attacker);
}

/** A request in somebody's session. */
export function withCookie(options: InjectOptions, cookie: string | undefined): InjectOptions {
  return cookie ? { ...options, headers: { ...options.headers, cookie } } : options;
}

/** Attacks a call whole and adds the first fault to the list; gives how many requests were sent. */
export async function attackWhole(
  { api, victim }: AttackRun,
  target: Target,
  { cookie, maySeeAll, faults }: { cookie: string | undefined; maySeeAll: boolean; faults: string[] },
): Promise<number> {
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
export async function letsIn({ api }: AttackRun, target: Target, cookie: string | undefined): Promise<boolean> {
  const { statusCode } = await api.app.inject(withCookie(requestOf(target), cookie));
  return statusCode !== 401 && statusCode !== 403;
}

/** What injected statements have written. */
export async function trapped({ api }: AttackRun): Promise<unknown[]> {
  return (await sql`select what from ${sql.table(trapTable)}`.execute(api.backend.db)).rows;
}
