import { Worker } from 'node:worker_threads';
import { randomOf } from 'infra-random/random.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchBatch, SearchJob } from '../protocol/search-job.ts';
import { VISITOR_LIMITS } from '../protocol/search-limits.ts';
import { indexSettingsSchema } from '../settings/index-settings.ts';
import { IndexStore } from '../store/index-store.ts';
import { samplePlant } from '../testing/sample-plants.ts';
import { SearchPool, type SearchPoolOptions } from './search-pool.ts';

const random = randomOf(2);
const letters = [...'abcdefghijklmnopqrst'];
const slow = { query: letters.join(' '), queryType: 'prefixAll', optionalWords: letters, facets: ['*'] };
const attacker = { name: '198.51.100.1', asksForMany: false };
const visitor = { name: '203.0.113.7', asksForMany: false };

let store: IndexStore;
let pool: SearchPool;

beforeEach(async () => {
  store = await IndexStore.open({ directory: null });
  const plants = Array.from({ length: 3000 }, (_, i) => ({ ...samplePlant(random, i) }));
  const settings = indexSettingsSchema.parse({
    searchableAttributes: ['title', 'description'],
    attributesForFaceting: ['type'],
  });
  await store.replaceAll('plants', plants, settings);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await pool.close();
  await store.close();
});

async function start(options: Partial<SearchPoolOptions> = {}): Promise<string[]> {
  const problems: string[] = [];
  pool = new SearchPool({ store, threads: 1, onProblem: (message) => problems.push(message), ...options });
  await pool.ready;
  return problems;
}

function batchOf(count: number, raw: Record<string, unknown>): SearchBatch {
  const job: SearchJob = { kind: 'hits', index: 'plants', raw, facet: null, seesHidden: false, place: null };
  return { jobs: Array.from({ length: count }, () => job), stopsEarly: false, limits: VISITOR_LIMITS };
}

/** An answer without what it took. */
function untimed(answer: unknown): object {
  return { ...Object(answer), processingTimeMS: 0, processingTimingsMS: {}, serverTimeMS: 0 };
}

async function ask(batch: SearchBatch, caller = visitor): Promise<{ nbHits: number; exhaustiveNbHits: boolean }[]> {
  const { answers } = await pool.answer(batch, caller);
  return answers.map((bytes) => JSON.parse(Buffer.from(bytes).toString()));
}

test('a visitor is answered between the queries of a long request, even by one thread', async () => {
  await start();
  const ended: string[] = [];
  const long = ask(batchOf(50, slow), attacker).then((answers) => {
    ended.push('attacker');
    return answers;
  });
  await ask(batchOf(1, { query: 'casa' })).then(() => ended.push('visitor'));
  expect(await long).toHaveLength(50);
  expect(ended).toEqual(['visitor', 'attacker']);
});

test('one caller with many requests never holds every thread', async () => {
  await start({ threads: 2 });
  const ended: string[] = [];
  const many = Array.from({ length: 20 }, () => ask(batchOf(5, slow), attacker).then(() => ended.push('attacker')));
  await ask(batchOf(1, { query: 'casa' })).then(() => ended.push('visitor'));
  await Promise.allSettled(many);
  expect(ended.indexOf('visitor')).toBeLessThan(3);
});

test('who asks for little comes before a crowd of those who ask for much, again and again', async () => {
  await start({ threads: 2 });
  const ended: string[] = [];
  // At most twelve turns each; the visitor needs fourteen.
  const storm = Array.from({ length: 12 }, (_, i) =>
    ask(batchOf(12, slow), { name: `10.1.0.${i}`, asksForMany: false }).then(() => ended.push('attacker')),
  );
  for (let i = 0; i < 14; i++) await ask(batchOf(1, { query: 'casa' })).then(() => ended.push('visitor'));
  await Promise.all(storm);
  expect(ended.indexOf('attacker')).toBe(14);
});

test('who asks for little comes before those who ask for much, though none of them was served yet', async () => {
  await start();
  const ended: string[] = [];
  const crowd = Array.from({ length: 10 }, (_, i) =>
    ask(batchOf(3, { query: 'a' }), { name: `10.1.0.${i}`, asksForMany: false }).then(() => ended.push('attacker')),
  );
  await Promise.all([...crowd, ask(batchOf(1, { query: 'casa' })).then(() => ended.push('visitor'))]);
  expect(ended.indexOf('visitor')).toBeLessThan(2);
});

test('who lets too many wait is told to come later; others are not', async () => {
  await start();
  const many = Array.from({ length: 250 }, () => pool.answer(batchOf(1, slow), attacker));
  await expect(Promise.all(many)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  await Promise.allSettled(many);
  expect(await ask(batchOf(1, { query: 'casa' }))).toHaveLength(1);
});

test('a request that costs more than its budget says what it left out', async () => {
  await start();
  const limits = { ...VISITOR_LIMITS, requestUnits: 3_000_000 };
  const answers = await ask({ ...batchOf(10, slow), limits });
  expect(answers.at(0)).toMatchObject({ nbHits: 3000, exhaustiveNbHits: true });
  expect(answers.at(-1)).toMatchObject({ nbHits: 0, exhaustiveNbHits: false });
});

test('answers have an end', async () => {
  await start();
  const limits = { ...VISITOR_LIMITS, answerBytes: 100_000 };
  await expect(pool.answer({ ...batchOf(2, { hitsPerPage: 1000 }), limits }, visitor)).rejects.toMatchObject({
    status: 400,
  });
});

test('searches that run at once, in threads and between the queries of others, do not see one another', async () => {
  await start({ threads: 2 });
  const texts = ['casa', 'moderna casa', 'apartmento', 'a', 'balcon terraza', 'c b'];
  const alone = new Map<string, unknown>();
  for (const query of texts) alone.set(query, (await ask(batchOf(1, { query, facets: ['*'] })))[0]);
  const storm = Array.from({ length: 24 }, async (_, i) => {
    const query = texts[i % texts.length] ?? '';
    const answers = await ask(batchOf(2, { query, facets: ['*'] }), { name: `10.0.0.${i}`, asksForMany: false });
    for (const answer of answers) expect(untimed(answer), query).toEqual(untimed(alone.get(query)));
  });
  await Promise.all([ask(batchOf(8, slow), attacker), ...storm]);
});

test('what is written is seen by what is asked afterwards, in every thread: records, deletions, settings, synonyms', async () => {
  await start({ threads: 3 });
  const seen = async (raw: Record<string, unknown>) => {
    const all = await Promise.all([1, 2, 3].map(() => ask(batchOf(1, raw), { name: 'api', asksForMany: true })));
    return new Set(all.map(([answer]) => answer?.nbHits));
  };
  await store.applyBatch('plants', [{ type: 'upsert', object: { objectID: 'new', title: 'zaguán', type: 'Casa' } }]);
  expect(await seen({ query: 'zaguan' })).toEqual(new Set([1]));
  await store.enqueueEntries(
    'plants',
    (index) => index.synonyms.set('s', { objectID: 's', type: 'synonym', synonyms: ['zaguan', 'portico'] }),
    false,
  ).done;
  expect(await seen({ query: 'portico' })).toEqual(new Set([1]));
  await store.applyBatch('plants', [{ type: 'delete', objectID: 'new' }]);
  expect(await seen({ query: 'zaguan' })).toEqual(new Set([0]));
  await store.setSettings('plants', indexSettingsSchema.parse({ searchableAttributes: ['builder'] }));
  expect(await seen({ query: 'moderna' })).toEqual(new Set([0]));
  await store.enqueueMove('plants', 'moved').done;
  await expect(ask(batchOf(1, {}))).rejects.toMatchObject({ status: 404, message: 'Index plants does not exist' });
});

describe('a thread that is lost', () => {
  test('by death: what it was asked is asked again, once', async () => {
    const problems = await start();
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker) {
      void this.terminate();
    });
    expect(await ask(batchOf(1, { query: 'casa' }))).toHaveLength(1);
    expect(problems).toEqual(['A searching thread ended and is replaced']);
  });

  test('twice: 503, and the next one is answered', async () => {
    await start();
    const { postMessage } = Worker.prototype;
    const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message) {
      if (message.kind === 'search') void this.terminate();
      else postMessage.call(this, message);
    });
    const refusal = { status: 503, headers: { 'retry-after': '1' } };
    await expect(ask(batchOf(1, { query: 'casa' }))).rejects.toMatchObject(refusal);
    post.mockRestore();
    expect(await ask(batchOf(1, { query: 'casa' }))).toHaveLength(1);
  });

  test('by hanging: it is ended, its request gets a 503 and is not tried on another', async () => {
    const problems = await start({ patience: 1 });
    await expect(ask(batchOf(20, slow))).rejects.toMatchObject({ status: 503 });
    expect(problems).toEqual([
      'A searching thread does not answer and is ended',
      'A searching thread ended and is replaced',
    ]);
  });
});
