import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RenderFacts } from '../composition/render-port.ts';
import { RegistryAway } from '../registry/registry-client.ts';
import { collectedHeapMb } from '../testing/collected-heap.ts';
import { createAddressAllowance } from './address-allowance.ts';
import type { Part } from './counted-part.ts';
import { createFailureNotes } from './failure-notes.ts';
import { createHealthReports } from './health-reports.ts';
import { createOpenTabs, mergeSets } from './open-tabs.ts';
import { createRenderSignals } from './render-signals.ts';
import { createSeenKeys } from './seen-keys.ts';
import { createSignalCounts } from './signal-counts.ts';

const part: Part = { remote: 'mf-search', version: '1.1.0', cohort: 'canary' };
const minute = 60_000;

describe('the counts', () => {
  test('take each visitor once for each signal, and whoever has no name each time', () => {
    const counts = createSignalCounts();
    for (const who of ['ana', 'ana', 'beto', undefined, undefined]) {
      counts.visitor(part, who);
      counts.exposed(part, ['crashed'], who);
    }
    counts.failed(part, 'crashed', 'ana');
    counts.failed(part, 'crashed', 'ana');
    counts.measured(part, 'cls', 0.3, 'ana');
    counts.measured(part, 'cls', 0, 'ana');
    expect(counts.take()).toEqual([{ ...part, visitors: 4, signals: { crashed: [4, 1], cls: [0, 0, 0, 0, 0, 1, 0] } }]);
    expect(counts.take()).toEqual([]);
    counts.visitor(part, 'ana');
    expect(counts.take()).toEqual([]);
  });

  test('remember a visitor for a time and not for ever', () => {
    let at = 0;
    const seen = createSeenKeys({ rememberMs: 1000, most: 3, now: () => at });
    expect(['a', 'a', 'b'].map(seen.isFirst)).toEqual([true, false, true]);
    at = 1500;
    expect(seen.isFirst('a')).toBe(false);
    at = 4000;
    expect(seen.isFirst('b')).toBe(true);
    expect(['c', 'd', 'e', 'b'].map(seen.isFirst)).toEqual([true, true, true, false]);
  });
});

test('what is remembered of an address is short, however long the address', () => {
  const seen = createSeenKeys({ rememberMs: 1000, most: 2000, now: () => 0 });
  // As it comes from the wire: a text of its own, that shares nothing with another.
  const address = (n: number) => Buffer.from(`${n} /proyectos-vivienda?q=${'x'.repeat(16_000)}`).toString();
  const before = collectedHeapMb();
  for (let n = 0; n < 2000; n++) seen.isFirst(address(n));
  expect(collectedHeapMb() - before).toBeLessThan(8);
  expect([seen.isFirst(address(1)), seen.isFirst(`${address(1)}y`)]).toEqual([false, true]);
});

describe('renders', () => {
  const failures = createAddressAllowance({ most: 2, perMs: minute });
  const cohorts = new Map([['mf-search', 'canary']] as const);
  const composition = {
    cohorts,
    remotes: new Map([['mf-search', { artifact: { version: '1.1.0' } }]]),
  } as unknown as RenderFacts['composition'];
  const facts = (url: string, more: Partial<RenderFacts> = {}): RenderFacts => ({
    composition,
    remote: 'mf-search',
    request: { kind: 'page', url } as RenderFacts['request'],
    milliseconds: 9,
    ...more,
  });

  test('count once for an address and a minute', () => {
    const counts = createSignalCounts();
    let at = 0;
    const rendered = createRenderSignals(counts, { failures, now: () => at });
    for (let times = 0; times < 5; times += 1) rendered(facts('/a', { failure: { kind: 'error', message: '' } }));
    rendered(facts('/b'));
    expect(counts.take()).toEqual([{ ...part, visitors: 0, signals: { 'render-failed': [2, 1] } }]);
    at = 3 * minute;
    rendered(facts('/a', { failure: { kind: 'error', message: '' } }));
    expect(counts.take()).toMatchObject([{ signals: { 'render-failed': [1, 1] } }]);
  });

  test('are measured when the version is warm, and are nobody’s fault where the server was too full', () => {
    const counts = createSignalCounts();
    const rendered = createRenderSignals(counts, { failures });
    for (let times = 0; times < 32; times += 1) rendered(facts(`/${times}`));
    rendered(facts('/x', { failure: { kind: 'overload', message: '' } }));
    const [counted] = counts.take();
    expect(counted?.signals['render-failed']).toEqual([32, 0]);
    expect(counted?.signals['render-ms']?.reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  test('that gave a visitor nothing count for each visitor, though they ask for one address', () => {
    const counts = createSignalCounts();
    const rendered = createRenderSignals(counts, { failures: createAddressAllowance({ most: 2, perMs: minute }) });
    const failure = { kind: 'error', message: 'always' } as const;
    const come = (name: string, address: string) => {
      const cookies = new Map([['visitor', name.repeat(32)]]);
      const visit = { cookies, address, isLocal: false } as unknown as NonNullable<RenderFacts['visit']>;
      rendered(facts('/feria', { visit, failure }));
      rendered({ ...facts('/', { visit, failure }), request: { kind: 'fragment' } as RenderFacts['request'] });
    };
    ['a', 'b', 'b', 'c'].forEach((name, at) => {
      come(name, `192.0.2.${at}`);
    });
    expect(counts.take()[0]?.signals['page-failed']).toEqual([0, 3]);
    // Nobody alone takes a version back.
    for (const name of ['d', 'e', 'f']) come(name, '198.51.100.1');
    expect(counts.take()[0]?.signals['page-failed']).toEqual([0, 2]);
  });

  test('that leave an error behind count like one that failed, for the version that drew, and take no page from anybody', () => {
    const counts = createSignalCounts();
    const rendered = createRenderSignals(counts, { failures });
    rendered(facts('/a'));
    for (let times = 0; times < 3; times += 1)
      rendered(facts('/a', { failure: { kind: 'stray', message: 'Error: forgotten' } }));
    expect(counts.take()).toEqual([{ ...part, visitors: 0, signals: { 'render-failed': [2, 1] } }]);
  });

  test('of pins and links compare with nobody', () => {
    const counts = createSignalCounts();
    const pinned = {
      ...composition,
      cohorts: new Map([['mf-search', 'pin']]),
    } as unknown as RenderFacts['composition'];
    createRenderSignals(counts, { failures })(facts('/a', { composition: pinned }));
    expect(counts.take()).toEqual([]);
  });
});

describe('open tabs', () => {
  test('are as many as said so in the fuller of two minutes', () => {
    let at = 0;
    const tabs = createOpenTabs(() => at);
    const known = { id: 'a', versions: { 'mf-search': '1' }, parts: [], pages: new Set<string>() };
    for (let tab = 0; tab < 5; tab += 1) tabs.beat(known);
    at = minute + 1;
    tabs.beat(known);
    expect(tabs.counts()).toEqual([{ versions: { 'mf-search': '1' }, tabs: 5 }]);
    at = 2 * minute + 1;
    expect(tabs.counts()).toEqual([{ versions: { 'mf-search': '1' }, tabs: 1 }]);
    at = 9 * minute;
    expect(tabs.counts()).toEqual([]);
  });

  test('and documents of the same versions are told once', () => {
    const one = { versions: { a: '1', b: '2' }, tabs: 3 };
    expect(
      mergeSets(
        [one],
        [
          { versions: { b: '2', a: '1' }, tabs: 7 },
          { versions: { a: '2' }, tabs: 1 },
        ],
      ),
    ).toEqual([
      { versions: { b: '2', a: '1' }, tabs: 7 },
      { versions: { a: '2' }, tabs: 1 },
    ]);
  });
});

describe('reports to the registry', () => {
  const stopping: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stopping.splice(0)) await stop();
  });

  function reporting(post: (path: string, body: object) => Promise<void>) {
    const counts = createSignalCounts();
    const notes = createFailureNotes();
    const log = { warn: vi.fn() } as unknown as Parameters<typeof createHealthReports>[0]['log'];
    const reports = createHealthReports({
      client: { post },
      shell: 's',
      counts,
      notes,
      seq: () => 7,
      log,
      everyMs: minute,
    });
    stopping.push(reports.stop);
    return { counts, notes, reports, log };
  }

  test('keep their number until they are taken, so that nothing counts twice and nothing is lost', async () => {
    const sent: { report: number; shell: string }[] = [];
    let isAway = true;
    const { counts, reports, log } = reporting(async (_path, body) => {
      if (isAway) throw new RegistryAway('away');
      sent.push(body as { report: number; shell: string });
    });
    counts.visitor(part, 'ana');
    await reports.tell();
    counts.visitor(part, 'beto');
    await reports.tell();
    isAway = false;
    await reports.tell();
    expect(sent).toMatchObject([
      { report: 1, seq: 7, counts: [{ visitors: 1 }] },
      { report: 2, seq: 7, counts: [{ visitors: 1 }] },
    ]);
    expect(sent[0]?.shell).toMatch(/^s [0-9a-f]{8}$/);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  test('that the registry will never take keep no other waiting', async () => {
    const sent: string[] = [];
    const { counts, notes, reports } = reporting(async (path) => {
      sent.push(path);
      if (path === 'health') throw new RegistryAway('wrong', 422);
    });
    counts.visitor(part, 'ana');
    notes.add({ ...part, kind: 'crashed', message: 'at /x?token=secret&a=1 it broke' });
    notes.add({ ...part, kind: 'crashed', message: 'at /x?token=other it broke' });
    await reports.tell();
    await reports.tell();
    expect(sent).toEqual(['health', 'failures']);
  });

  test('name a failure without what stands behind a question mark', () => {
    const notes = createFailureNotes();
    notes.add({ ...part, kind: 'crashed', message: 'at /x?token=secret&a=1 it broke' });
    notes.add({ ...part, kind: 'crashed', message: 'at /x?token=other it broke' });
    expect(notes.take()).toEqual([{ ...part, kind: 'crashed', message: 'at /x it broke', count: 2 }]);
  });
});
