import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import pMap from 'p-map';
import { signIn } from '../call.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { faultOf } from './answer-fault.ts';
import { readSurface, type Target } from './attack-surface.ts';
import { type HostileRequest, hostileRequests, requestOf, type Share } from './hostile-requests.ts';
import { trapTable } from './hostile-values.ts';
import { type Contract, readContract, tellingRequests } from './telling-requests.ts';
import { createVictim, type Victim } from './victim.ts';

/** Who is not the victim and may not see the victim's things, from the one who gets furthest. */
const strangers = ['builder', 'seo', 'contributor', 'visitor', 'nobody'] as const;

/** The victim, and who may act for everybody. */
const owners = ['admin', 'victim'] as const;
type Attacker = (typeof strangers)[number] | (typeof owners)[number];

/** Requests on their way at a time: fewer than connections to the database. */
const atOnce = 12;
/** A whole run must stay within five minutes on a busy machine with two cores. */
export const runMs = 600_000;

/** An application that is attacked: all its calls, and somebody whose things are in it. */
export interface AttackRun {
  readonly api: TestApp;
  readonly targets: readonly Target[];
  readonly contract: Contract;
  readonly victim: Victim;
  /** Sessions of the attackers, for as long as they last. */
  readonly sessions: Map<Attacker, string>;
  /** Who sends hostile values to a call that takes a document, found out before anything was attacked. */
  readonly sharers: Map<Target, readonly Attacker[]>;
}

/** An application with a victim and with the table that an injected statement would write to. */
export async function startAttackRun(): Promise<AttackRun> {
  const api = await createTestApp();
  const targets = await readSurface(api.app);
  const victim = await createVictim(api.backend);
  await sql`create table ${sql.table(trapTable)} (what text)`.execute(api.backend.db);
  const sessions = new Map<Attacker, string>([['victim', victim.cookie]]);
  const run: AttackRun = { api, targets, contract: await readContract(), victim, sessions, sharers: new Map() };
  for (const target of targets) {
    if (target.body !== undefined) run.sharers.set(target, await attackersOf(run, target, ['strangers', 'owners']));
  }
  return run;
}

/** The session of an attacker; another one where `isAnew`, since some calls end the one that makes them. */
export async function cookieOf(
  { api, sessions }: AttackRun,
  attacker: Attacker,
  isAnew = false,
): Promise<string | undefined> {
  if (attacker === 'nobody' || attacker === 'victim') return sessions.get(attacker);
  const known = sessions.get(attacker);
  if (known && !isAnew) return known;
  // Wrong passwords of an attack cost its account work.
  await sql`delete from attempt_count`.execute(api.backend.db);
  const cookie = await signIn(api.app, attacker);
  sessions.set(attacker, cookie);
  return cookie;
}

/** Who sends hostile values to a call, and its part of them. */
interface Attack {
  readonly attacker: Attacker;
  readonly share: Share;
}

type Side = 'strangers' | 'owners';

/** The attacks of one side on a call. Of a document both sides together send each value to each field once. */
export async function attacksOn(run: AttackRun, target: Target, side: Side): Promise<readonly Attack[]> {
  const shared = run.sharers.get(target);
  const attackers = shared ?? (await attackersOf(run, target, [side]));
  const of = shared?.length ?? 1;
  const attacks = attackers.map((attacker, place) => ({ attacker, share: { place: place % of, of } }));
  return attacks.filter((attack) => isStranger(attack) === (side === 'strangers'));
}

/** Strangers attack a public call in turn, a guarded one by who of them gets furthest; owners attack guarded calls. */
async function attackersOf(run: AttackRun, target: Target, sides: readonly Side[]): Promise<readonly Attacker[]> {
  const found: Attacker[] = [];
  const turn = run.targets.indexOf(target) % strangers.length;
  for (const stranger of target.isGuarded ? strangers : strangers.slice(turn, turn + 1)) {
    if (found.length === 0 && sides.includes('strangers') && (await letsIn(run, target, stranger)))
      found.push(stranger);
  }
  for (const owner of target.isGuarded && sides.includes('owners') ? owners : []) {
    // A sign-out would end the one session that the victim has.
    if (owner === 'victim' && target.path.includes('logout')) continue;
    if (await letsIn(run, target, owner)) found.push(owner);
  }
  return found;
}

/** Whether the victim's things are none of the attacker's business. */
function isStranger({ attacker }: Pick<Attack, 'attacker'>): boolean {
  return strangers.some((stranger) => stranger === attacker);
}

/** A request in somebody's session. */
export function withCookie(options: InjectOptions, cookie: string | undefined): InjectOptions {
  return cookie ? { ...options, headers: { ...options.headers, cookie } } : options;
}

/** Carries out an attack and adds its first fault to the list; gives how many requests were sent. */
export async function carryOut(run: AttackRun, target: Target, attack: Attack, faults: string[]): Promise<number> {
  const { api, victim } = run;
  let count = 0;
  let isFaulty = false;
  await sql`delete from attempt_count`.execute(api.backend.db);
  const cookie = await cookieOf(run, attack.attacker);
  const requests = tellingRequests(hostileRequests(target, victim.handles, attack.share), run.contract);
  const send = async ({ trick, options }: HostileRequest) => {
    count += 1;
    const fault = faultOf(await api.app.inject(withCookie(options, cookie)), !isStranger(attack));
    if (fault && !isFaulty) faults.push(`${target.id} ${target.path}, ${trick}: ${fault}`);
    isFaulty ||= fault !== undefined;
  };
  await pMap(requests, send, { concurrency: atOnce });
  return count;
}

/** Whether a call lets somebody as far as its input. A document is asked about with one that no call carries out. */
async function letsIn(run: AttackRun, target: Target, attacker: Attacker): Promise<boolean> {
  const options = requestOf(target, target.body === undefined ? {} : { body: [] });
  const statusFor = async (cookie: string | undefined) =>
    (await run.api.app.inject(withCookie(options, cookie))).statusCode;
  const status = await statusFor(await cookieOf(run, attacker));
  // Its session has ended meanwhile.
  const isOver = status === 401 && attacker !== 'nobody';
  return ![401, 403].includes(isOver ? await statusFor(await cookieOf(run, attacker, true)) : status);
}

/** What injected statements have written. */
export async function trapped({ api }: AttackRun): Promise<unknown[]> {
  return (await sql`select what from ${sql.table(trapTable)}`.execute(api.backend.db)).rows;
}
