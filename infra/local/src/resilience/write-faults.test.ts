import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOutFaults, type Replacement } from './carry-out-faults.ts';
import { planFaults } from './fault-plan.ts';
import type { Outcome } from './portal-client.ts';
import { type FillableProgram, type SmallPortal, startSmallPortal } from './small-portal.ts';
import { waitUntil } from './wait-until.ts';
import { askWithoutDescriptors } from './without-descriptors.ts';
import { type AnswersWithoutRoom, askWithoutRoom } from './without-room.ts';
import { startWriteLoad, type WriteLog, wasAcknowledged } from './write-load.ts';
import { readTargets } from './write-targets.ts';

/** Name of the plants' index. */
const plantsIndex = 'umbral_plants';

/** Decides the moments; another one can be set in the environment. */
const seed = process.env.KILL_SEED ?? 'umbral';
/** Three kills and three hangs each, which meet every program: ten rounds are thirty of each, in about twelve minutes. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('FAULT_ROUNDS is a whole number from 1 on');
const faultsMs = 240_000 + rounds * 120_000;
/**
 * From the moment that a program is hurt until another serves: it has ended again and again and pauses, and then the
 * database that it needs may just have begun to.
 */
const replacedMs = 45_000;
/** How long search may differ from the database after the last program is back. */
const convergenceMs = 10_000;

let portal: SmallPortal;
let log: WriteLog;
let client: pg.Client;
let backAt = 0;
let replacements: Replacement[];

async function rows<Row>(sql: string): Promise<Row[]> {
  return (await client.query(sql)).rows;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** What ended again and again waits ten seconds before its next start; so does the database that it needs. */
const longestReturnMs = 90_000;

/** Waits until all programs serve again; API and registry are ready only with their database. */
async function untilBack(): Promise<void> {
  const { searchUrl, apiUrl, registry, origin } = portal;
  for (const url of [searchUrl, apiUrl, new URL(registry.url).origin, origin]) {
    await waitUntil(`${url} is back`, longestReturnMs, () => isReady(url));
  }
}

beforeAll(async () => {
  portal = await startSmallPortal(['search', 'api', 'releases', 'shell']);
  const load = await startWriteLoad(portal, await readTargets(portal.databaseUrl));
  replacements = await carryOutFaults(portal, planFaults(seed, rounds));
  await untilBack();
  // On a busy machine most of the time went by without an answer.
  const { contacts, favourites, alerts, prices } = load.log;
  const isEnough = () =>
    wasAcknowledged(contacts).length > 10 &&
    wasAcknowledged(favourites).length > 10 &&
    wasAcknowledged(alerts).length > 0 &&
    prices.size > 5;
  await waitUntil('enough is written', 40_000, isEnough);
  await load.stop();
  backAt = performance.now();
  log = load.log;
  client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
}, faultsMs);

afterAll(async () => {
  await client?.end();
  await portal?.stop();
});

interface IndexedPlant {
  objectID: string;
  price_order: number;
  isActive: number;
}

/** All records of the index, by the protocol. */
async function indexed(): Promise<IndexedPlant[]> {
  const records: IndexedPlant[] = [];
  let cursor: string | undefined;
  do {
    const answer = await fetch(`${portal.searchUrl}/1/indexes/${plantsIndex}/browse`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'UMBRAL', 'x-algolia-api-key': portal.secrets.searchAdminKey },
      body: JSON.stringify({
        hitsPerPage: 1000,
        attributesToRetrieve: ['price_order', 'isActive'],
        ...(cursor ? { cursor } : {}),
      }),
    });
    const page: { hits: IndexedPlant[]; cursor?: string } = await answer.json();
    records.push(...page.hits);
    cursor = page.cursor;
  } while (cursor);
  return records;
}

const sameForm = ({ objectID, price_order, isActive }: IndexedPlant) => `${objectID} ${price_order} ${isActive}`;

async function differences(): Promise<string[]> {
  const wanted = await rows<IndexedPlant>(
    // Of a hidden price the index knows only where its step begins.
    `select p.id::text as "objectID", (p.is_active and j.state = 'published')::int as "isActive",
       case when p.hide_price then (select max(s.start_price) from price_range s where s.start_price <= p.price)
         else p.price end::float8 as price_order
     from plant p join project j on j.id = p.project_id where j.state in ('published', 'paused')`,
  );
  const found = new Set((await indexed()).map(sameForm));
  const missing = wanted.map(sameForm).filter((one) => !found.delete(one));
  return [...missing, ...found];
}

test('search equals the database again within 10 s after the last program is back', async () => {
  await expect.poll(differences, { timeout: convergenceMs, interval: 250 }).toEqual([]);
  expect(performance.now() - backAt).toBeLessThan(convergenceMs);
});

test('every acknowledged write is there, and none that was never made', async () => {
  const contacts = await rows<{ email: string; count: string }>(
    "select email, count(*) from contact where email like 'persona-%' group by email",
  );
  const written = new Map(contacts.map(({ email, count }) => [email, Number(count)]));
  expect(wasAcknowledged(log.contacts).length).toBeGreaterThan(10);
  expect(wasAcknowledged(log.contacts).filter((email) => written.get(email) !== 1)).toEqual([]);
  expect([...written].filter(([email, count]) => count > 1 || !log.contacts.has(email))).toEqual([]);
  const visitor = "(select id from app_user where email = 'visitante@example.com')";
  const favourites = await rows<{ id: number }>(`select plant_id as id from favourite where user_id = ${visitor}`);
  const saved = new Set(favourites.map(({ id }) => id));
  expect(wasAcknowledged(log.favourites).length).toBeGreaterThan(10);
  expect(wasAcknowledged(log.favourites).filter((id) => !saved.has(id))).toEqual([]);
  const alerts = await rows<{ name: string }>(`select name from alert where user_id = ${visitor}`);
  const names = alerts.map(({ name }) => name);
  expect(wasAcknowledged(log.alerts).length).toBeGreaterThan(0);
  expect(wasAcknowledged(log.alerts).filter((name) => !names.includes(name))).toEqual([]);
});

test('every price is the last that was acknowledged, or one that was tried after it', async () => {
  const prices = await rows<{ id: number; price: string }>('select id, price from plant');
  const now = new Map(prices.map(({ id, price }) => [id, Number(price)]));
  expect(log.prices.size).toBeGreaterThan(5);
  for (const [plant, tries] of log.prices) {
    const last = tries.findLastIndex(({ outcome }) => outcome === 'acknowledged');
    if (last < 0) continue;
    expect(tries.slice(last).map(({ price }) => price)).toContain(now.get(plant));
  }
});

test('every mail that a write caused is out, once to whoever looks at its Message-ID', async () => {
  const unfinished = "select topic, state, last_error from outbox where topic <> 'purge' and state not in ('done')";
  await expect.poll(() => rows(unfinished), { interval: 250 }).toEqual([]);
  const mails = await rows<{ id: string }>("select id::text as id from outbox where topic = 'mail'");
  const files = readdirSync(portal.mailDir);
  const ids = files
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /^Message-ID: <outbox-(\d+)@/im.exec(readFileSync(join(portal.mailDir, name), 'utf8'))?.[1]);
  expect(mails.length).toBeGreaterThan(10);
  expect(ids.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
  const [lead] = await rows<{ without: number }>(
    `select count(*)::int as without from contact c where email like 'persona-%' and not exists (
       select from outbox o where o.topic = 'mail' and o.payload ->> 'contactId' = c.id::text)`,
  );
  expect(lead?.without).toBe(0);
});

test('a hurt portal says so: no answer was an error of its own', () => {
  expect(log.faults.slice(0, 5)).toEqual([]);
  // Of everything somebody was answered, between the breaks.
  for (const [what, outcomes] of log.reads)
    expect([what, outcomes.get('acknowledged')]).toEqual([what, expect.any(Number)]);
  expect(log.reads.size).toBe(4);
});

test('whoever is hurt is replaced in time', () => {
  expect(replacements).toHaveLength(6 * rounds);
  expect(replacements.filter(({ ms }) => ms > replacedMs)).toEqual([]);
});

test('nobody waits in vain: what is hurt breaks off, but for one request of each kind', () => {
  const unanswered = (outcomes: Iterable<Outcome>) => [...outcomes].filter((outcome) => outcome === 'lost').length;
  const { contacts, favourites, alerts } = log;
  for (const outcomes of [contacts, favourites, alerts]) {
    expect(unanswered(outcomes.values())).toBeLessThanOrEqual(replacements.length);
  }
  for (const outcomes of log.reads.values()) {
    expect(outcomes.get('lost') ?? 0).toBeLessThanOrEqual(replacements.length);
  }
});

/** Starts a program anew, with or without room, and gives its answers once they are what is meant. */
async function startedAnew(
  program: FillableProgram,
  hasRoom: boolean,
  isMeant: (answers: AnswersWithoutRoom) => boolean,
): Promise<AnswersWithoutRoom | undefined> {
  await waitUntil(`the ${program} runs`, 30_000, () => portal.leaveRoom(program, hasRoom));
  let answers: AnswersWithoutRoom | undefined;
  await waitUntil(`the ${program} answers as ${hasRoom ? 'with' : 'without'} room`, 60_000, async () => {
    answers = await askWithoutRoom(portal, program).catch(() => undefined);
    return answers !== undefined && isMeant(answers);
  });
  return answers;
}

// From here on nothing else is written any more.
test.each([
  ['api', 503],
  ['search', 507],
] as const)(
  'the %s starts without room and is read; it refuses writes with %d until there is room',
  {
    timeout: 200_000,
  },
  async (program, refusal) => {
    const full = await startedAnew(program, false, ({ read, write }) => read === 200 && write >= 500);
    expect(full?.write).toBe(refusal);
    expect(full?.retryAfter).toBeGreaterThan(0);
    const after = await startedAnew(program, true, ({ read, write }) => read === 200 && write < 500);
    expect(after?.retryAfter).toBe(0);
  },
);

test.each(['api', 'search'] as const)(
  'the %s takes nobody while it has no descriptors, goes on, and is there as soon as it has some',
  { timeout: 60_000 },
  async (program) => {
    const ends = () => portal.reporter.told.filter((line) => line.startsWith(`${program}: ended unasked`)).length;
    const before = ends();
    await waitUntil(`the ${program} runs`, 30_000, () => portal.leaveDescriptors(program, false));
    expect(await askWithoutDescriptors(portal, program)).toBeGreaterThan(0);
    portal.leaveDescriptors(program, true);
    await waitUntil(`the ${program} answers`, 5000, async () => {
      const answers = await askWithoutRoom(portal, program).catch(() => undefined);
      return answers?.read === 200 && answers.write < 500;
    });
    expect(ends()).toBe(before);
  },
);
