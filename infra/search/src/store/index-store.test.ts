import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { searchSegments } from '../engine/search-segments.ts';
import { parseSearchParameters } from '../parameters/search-parameters.ts';
import { planQuery } from '../query/query-plan.ts';
import { indexSettingsSchema } from '../settings/index-settings.ts';
import { IndexStore } from './index-store.ts';
import type { Operation, StoredRecord } from './operations.ts';

let directory: string;
let problems: string[];
let store: IndexStore;

const open = () => IndexStore.open({ directory, onProblem: (message) => problems.push(message) });
const settings = (raw: object) => indexSettingsSchema.parse(raw);

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'index-store-'));
  problems = [];
  store = await open();
});

afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

async function reopen(): Promise<void> {
  await store.close();
  store = await open();
}

function search(name: string, raw: Record<string, unknown> = {}) {
  const target = store.target(name);
  if (target === null) throw new Error(`no index ${name}`);
  const answer = searchSegments(target.segments, planQuery(target, parseSearchParameters(raw)).query);
  return { ...answer, ids: answer.records.map(({ segment, doc }) => segment.objectId(doc)) };
}

const upsert = (objectID: string, fields: object = {}): Operation => ({
  type: 'upsert',
  object: { objectID, ...fields },
});
const many = (count: number, fields: (i: number) => object): StoredRecord[] =>
  Array.from({ length: count }, (_, i) => ({ objectID: `o${i}`, ...fields(i) }));

describe('in-process changes', () => {
  test('a batch is searchable when its promise resolves', async () => {
    await store.setSettings('plants', settings({ attributesForFaceting: ['city'] }));
    await store.applyBatch('plants', [
      upsert('a', { city: 'Cali' }),
      upsert('b', { city: 'Tunja' }),
      upsert('a', { city: 'Chía' }),
    ]);
    expect(search('plants', { filters: 'city:Chía' }).ids).toEqual(['a']);
    await store.applyBatch('plants', [{ type: 'delete', objectID: 'a' }]);
    expect(search('plants', { facets: ['city'] })).toMatchObject({
      total: 1,
      facets: new Map([['city', new Map([['Tunja', 1]])]]),
    });
  });

  test('what is cleared can be written again, before and after a restart', async () => {
    await store.applyBatch('plants', [upsert('a', { n: 1 }), upsert('b')]);
    await store.applyBatch('plants', [{ type: 'clear' }, upsert('a', { n: 2 })]);
    expect(search('plants').ids).toEqual(['a']);
    await reopen();
    expect(store.find('plants')?.record('a')).toMatchObject({ n: 2 });
    await store.applyBatch('plants', [upsert('b')]);
    expect(search('plants').ids).toEqual(['a', 'b']);
  });

  test('a large batch is built in a thread while searches see the old records, then all new ones at once', async () => {
    await store.applyBatch('plants', [upsert('old')]);
    const change = store.replaceAll(
      'plants',
      many(3000, (n) => ({ n })),
      settings({ customRanking: ['desc(n)'] }),
    );
    const totals = new Set<number>();
    let isDone = false;
    change.then(() => {
      isDone = true;
    });
    while (!isDone) {
      totals.add(search('plants').total);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([...totals].filter((total) => total !== 1 && total !== 3000)).toEqual([]);
    expect(totals.has(1)).toBe(true);
    expect(search('plants', { hitsPerPage: 2 }).ids).toEqual(['o2999', 'o2998']);
  });

  test('many small batches are merged and lose nothing', async () => {
    for (let i = 0; i < 60; i++) {
      await store.applyBatch(
        'plants',
        Array.from({ length: 10 }, (_, j) => upsert(`o${(i * 7 + j) % 150}`, { round: i })),
      );
    }
    await store.close();
    expect(store.find('plants')?.segments.length).toBeLessThan(8);
    expect(search('plants').total).toBe(150);
    store = await open();
    expect(search('plants').total).toBe(150);
  });

  test('settings that need other columns rebuild the segments; a wrong rebuild changes nothing else', async () => {
    await store.replaceAll(
      'plants',
      many(500, (i) => ({ city: i % 2 ? 'Cali' : 'Chía', n: i })),
    );
    expect(search('plants', { facets: ['city'] }).facets.size).toBe(0);
    await store.setSettings('plants', settings({ attributesForFaceting: ['city'], replicas: ['plants_by_n'] }));
    await store.setSettings('plants_by_n', settings({ ranking: ['desc(n)'] }));
    expect(search('plants', { facets: ['city'] }).facets.get('city')).toEqual(
      new Map([
        ['Cali', 250],
        ['Chía', 250],
      ]),
    );
    expect(search('plants_by_n', { hitsPerPage: 1 }).ids).toEqual(['o499']);
  });
});

describe('after a restart', () => {
  test('records, settings, replicas, synonyms, rules and keys are there again', async () => {
    await store.setSettings('plants', settings({ attributesForFaceting: ['city'], replicas: ['plants_by_n'] }));
    await store.setSettings('plants_by_n', settings({ ranking: ['asc(n)'] }));
    await store.applyBatch('plants', [upsert('a', { city: 'Cali', n: 2 }), upsert('b', { city: 'Cali', n: 1 })]);
    await store.applyBatch('plants', [
      { type: 'delete', objectID: 'zzz' },
      { type: 'patch', object: { objectID: 'a', city: 'Neiva' }, createIfMissing: false },
    ]);
    await store.enqueueEntries(
      'plants',
      (index) => index.synonyms.set('s', { objectID: 's', type: 'synonym', synonyms: ['x', 'y'] }),
      false,
    ).done;
    await reopen();
    expect(search('plants', { facets: ['city'] }).facets.get('city')).toEqual(
      new Map([
        ['Neiva', 1],
        ['Cali', 1],
      ]),
    );
    expect(search('plants_by_n').ids).toEqual(['b', 'a']);
    expect(store.find('plants')?.synonyms.get('s')).toMatchObject({ synonyms: ['x', 'y'] });
  });

  test('moved and copied indices are where they were left', async () => {
    await store.applyBatch('one', [upsert('a')]);
    await store.enqueueCopy('one', 'two', []).done;
    await store.enqueueMove('one', 'three').done;
    await store.applyBatch('two', [upsert('b')]);
    await reopen();
    expect(store.find('one')).toBeUndefined();
    expect(search('two').ids).toEqual(['a', 'b']);
    expect(search('three').ids).toEqual(['a']);
    expect(await readdir(join(directory, 'indices'))).toHaveLength(2);
  });

  test('a torn last line of the journal costs only that line', async () => {
    await store.applyBatch('plants', [upsert('a'), upsert('b')]);
    await store.close();
    const uid = (await readdir(join(directory, 'indices')))[0] ?? '';
    const path = join(directory, 'indices', uid, 'journal-0');
    await writeFile(path, `${await readFile(path, 'utf8')}S\t"c"\t\t{"objectID":"c","na`);
    store = await open();
    expect(search('plants').ids).toEqual(['a', 'b']);
    expect(problems).toEqual([]);
  });

  test('a broken snapshot or catalog is set aside and told, and the process starts', async () => {
    await store.replaceAll(
      'plants',
      many(5, () => ({})),
      settings({ attributesForFaceting: ['city'] }),
    );
    await store.close();
    const uid = (await readdir(join(directory, 'indices')))[0] ?? '';
    await writeFile(join(directory, 'indices', uid, 'snapshot-1'), 'S\t"o0"\t\t{"objectID":"o0"}\ngarbage');
    store = await open();
    expect(search('plants').total).toBe(0);
    expect(store.find('plants')?.settings.attributesForFaceting).toEqual(['city']);
    expect(problems).toEqual([expect.stringContaining('snapshot of plants was broken')]);
    await store.close();
    await writeFile(join(directory, 'catalog.json'), '{"indices":');
    store = await open();
    expect(store.list()).toEqual([]);
    expect((await readdir(directory)).some((name) => name.startsWith('catalog.json.corrupt-'))).toBe(true);
  });
});
