import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { type Bus, createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readRecording, record } from './recording.ts';
import { fieldDifferences, replay } from './replay.ts';

const compared = z.object({ plantId: z.int(), title: z.string(), image: z.nullable(z.string()) });
const topics = {
  'comparator/selection-changed': { kind: 'fact', schema: z.object({ items: z.array(compared) }) },
  'comparator/opened': { kind: 'fact', schema: z.object({ count: z.int() }) },
  'comparator/add': { kind: 'intent', schema: compared },
  'comparator/open': { kind: 'intent', schema: z.object({ from: z.literal('tray') }) },
  'account/signed-in': { kind: 'fact', schema: z.object({ session: z.unknown() }) },
  'account/sign-in': { kind: 'intent', schema: z.object({ view: z.literal('login'), email: z.string() }) },
} as const satisfies DeclaredTopics;

/** The bus as a version of a remote has it. */
const told = (bus: Bus, app: string, version: string) =>
  topicsOf<typeof topics>({ bus: ownedBus(bus, app, `${app}@${version}`) });

const place = { path: '/nuevas', versions: { 'mf-comparator': '1.0.0' } };
const plant = (plantId: number) => ({ plantId, title: `Planta ${plantId}`, image: null });

interface Behaviour {
  readonly version?: string;
  readonly title?: (title: string) => unknown;
  readonly delayMs?: number;
  readonly isDeaf?: boolean;
  readonly isTalkative?: boolean;
}

/** A small comparator on a bus, as some version has it. */
function mountComparator(bus: Bus, { version = '1.0.0', title = (text) => text, delayMs, ...how }: Behaviour = {}) {
  const own = told(bus, 'mf-comparator', version);
  let items: { plantId: number; title: string; image: string | null }[] = [];
  const tell = () => own.publish('comparator/selection-changed', { items });
  if (!how.isDeaf) {
    own.handle('comparator/add', (item) => {
      items = [...items, { ...item, title: title(item.title) as string }];
      if (delayMs === undefined) tell();
      else setTimeout(tell, delayMs);
      if (how.isTalkative) tell();
    });
  }
  own.handle('comparator/open', () => own.publish('comparator/opened', { count: items.length }));
}

function makeBus(): Bus {
  return createBus({ isStrict: false, report: vi.fn() });
}

/** A session with version 1.0.0: two plants are added, the comparison is opened. */
function recordSession() {
  const bus = makeBus();
  mountComparator(bus);
  bus.publish('shell/session-changed', { session: null }, 'shell@1');
  const search = told(bus, 'mf-search', '3');
  search.ask('comparator/add', plant(1));
  search.ask('comparator/add', plant(2));
  search.ask('comparator/open', { from: 'tray' });
  const recording = readRecording(JSON.stringify(record(bus.recent(), place)));
  if (!recording) throw new Error('The recording cannot be read.');
  return recording;
}

async function replayAgainst(behaviour: Behaviour) {
  const bus = makeBus();
  // Another bus counts from another number: causes are compared by what they are.
  bus.publish('shell/consent-changed', { accepted: true }, 'shell@1');
  mountComparator(bus, behaviour);
  return replay({ bus, recording: recordSession(), remote: 'mf-comparator', patienceMs: 120 });
}

describe('a recorded session against a version', () => {
  test('that does the same has no difference, also when it takes its time', async () => {
    const same = await replayAgainst({ version: '1.1.0' });
    expect(same).toEqual({ version: 'mf-comparator@1.1.0', fed: 3, skipped: 1, differences: [] });
    expect((await replayAgainst({ delayMs: 40 })).differences.filter(({ kind }) => kind !== 'other-cause')).toEqual([]);
  });

  test('that says something else is told by field', async () => {
    const { differences } = await replayAgainst({ title: (title) => title.toUpperCase() });
    expect(differences[0]).toEqual({
      id: 3,
      topic: 'comparator/selection-changed',
      kind: 'different',
      field: 'items[0].title',
      recorded: 'Planta 1',
      replayed: 'PLANTA 1',
    });
  });

  test('whose words the bus refuses is told so', async () => {
    const { differences } = await replayAgainst({ title: () => 7 });
    expect(differences[0]).toMatchObject({ kind: 'refused', topic: 'comparator/selection-changed' });
  });

  test('that handles nothing, or says more, or says it for another reason', async () => {
    const deaf = (await replayAgainst({ isDeaf: true })).differences;
    expect(deaf.map(({ kind }) => kind)).toEqual(['not-handled', 'not-handled', 'missing', 'missing', 'different']);
    const talkative = (await replayAgainst({ isTalkative: true })).differences;
    expect(talkative).toContainEqual(expect.objectContaining({ kind: 'unexpected' }));
    const late = (await replayAgainst({ delayMs: 40 })).differences;
    expect(late[0]).toMatchObject({ kind: 'other-cause', topic: 'comparator/selection-changed' });
  });
});

test('a recording carries nothing that says who somebody is', () => {
  const bus = makeBus();
  const session = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'a@b.co', phone: '3', roles: [] };
  const account = told(bus, 'mf-account', '1');
  account.publish('account/signed-in', { session });
  account.ask('account/sign-in', { view: 'login', email: 'a@b.co' });
  const text = JSON.stringify(record(bus.recent(), place));
  expect(text).not.toMatch(/Ana|a@b\.co/);
  expect(readRecording(text)?.events).toMatchObject([{ isPersonal: true }, { isPersonal: true }]);
});

test.each(['', '{', '[]', '{"schema":2,"path":"/","versions":{},"events":[]}', '{"schema":1,"events":[{}]}'])(
  '%j is no recording',
  (text) => expect(readRecording(text)).toBeUndefined(),
);

test('fields are named by their place', () => {
  expect(fieldDifferences({ a: [{ b: 1 }], c: 2 }, { a: [{ b: 1 }, 3], d: 2 })).toEqual([
    { field: 'a[1]', recorded: undefined, replayed: 3 },
    { field: 'c', recorded: 2, replayed: undefined },
    { field: 'd', recorded: undefined, replayed: 2 },
  ]);
});
