import { expect, test, vi } from 'vitest';
import { createAdmission, usualAdmission } from './admission.ts';
import type { Asker, Wanted } from './asker.ts';
import type { Refused } from './refused.ts';

interface Facts {
  readonly atOnce?: number;
  readonly burst?: number;
  readonly mostWaiting?: number;
  readonly mostOfOneNetwork?: number;
  readonly patienceMs?: number;
}

/** An admission whose drawings end when a test says so, and the order in which they began. */
function setUp({ atOnce = 2, burst = 100, patienceMs = 60_000, ...limits }: Facts = {}) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const patience = { page: patienceMs, part: patienceMs, fragment: patienceMs, refresh: patienceMs };
  const refused: string[] = [];
  const admission = createAdmission({
    ...usualAdmission,
    ...limits,
    atOnce,
    budget: { burst, perSecond: 1 },
    refusalMs: 0,
    patienceMs: patience,
    onRefused: ({ kind }) => refused.push(kind),
    now: () => 0,
  });
  const ask = (name: string, asker: Partial<Asker> = {}) =>
    admission
      .enter({ wanted: 'page', isCrawler: false, isListed: true, network: name, ...asker }, async () => {
        began.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      })
      .catch(({ kind, retryAfterSeconds }: Refused) => `${kind} ${retryAfterSeconds}`);
  /** Ends a drawing, and lets the next one begin. */
  const end = async (name: string) => {
    ends.get(name)?.();
    ends.delete(name);
    await vi.waitFor(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
  };
  /** Ends what is drawn until nothing waits, and tells the order. */
  const order = async () => {
    while (ends.size > 0) await end([...ends.keys()][0] ?? '');
    return began;
  };
  return { admission, ask, end, order, began, refused };
}

test('people come before crawlers, pages before parts, parts before fragments, what is kept anyway comes last', async () => {
  const { ask, order } = setUp({ atOnce: 1 });
  void ask('first');
  const crawler = { isCrawler: true };
  const asked: readonly (readonly [string, Partial<Asker>])[] = [
    ['crawler', crawler],
    ['refresh', { wanted: 'refresh', isListed: false }],
    ['fragment', { wanted: 'fragment' }],
    ['part', { wanted: 'part' }],
    ['page', {}],
  ];
  for (const [name, asker] of asked) void ask(name, asker);
  expect(await order()).toEqual(['first', 'page', 'part', 'fragment', 'refresh', 'crawler']);
});

test('the network that asked least of late comes first, equal ones take turns: who asks for much waits for itself', async () => {
  const { ask, order } = setUp({ atOnce: 1 });
  void ask('first');
  for (const name of ['a1', 'a2', 'a3']) void ask(name, { network: 'a' });
  void ask('b1', { network: 'b' });
  void ask('c1', { network: 'c' });
  void ask('b2', { network: 'b' });
  expect(await order()).toEqual(['first', 'c1', 'b1', 'b2', 'a1', 'a2', 'a3']);
});

test('one network draws on a quarter of what is drawn at a time, though nobody else is there', async () => {
  const { ask, admission, began, end } = setUp({ atOnce: 8 });
  for (const name of ['a1', 'a2', 'a3']) void ask(name, { network: 'a' });
  expect(admission.state()).toEqual({ drawing: 2, waiting: 1 });
  void ask('b1', { network: 'b' });
  expect(began).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(began.at(-1)).toBe('a3');
});

test('addresses of which there is no end draw on half of what is drawn at a time, and one turn of four while listed ones wait', async () => {
  const { ask, admission, began, order } = setUp({ atOnce: 4 });
  const madeUp = { isListed: false };
  for (const name of ['x1', 'x2', 'x3', 'x4', 'x5']) void ask(name, madeUp);
  expect(admission.state()).toEqual({ drawing: 2, waiting: 3 });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) void ask(name);
  expect(began).toEqual(['x1', 'x2', 'a', 'b']);
  expect(await order()).toEqual(['x1', 'x2', 'a', 'b', 'c', 'd', 'e', 'x3', 'f', 'x4', 'x5']);
});

test('who is over the budget may not wait, others of the same moment may; nobody is refused what nobody else needs', async () => {
  const { ask, order, refused } = setUp({ atOnce: 2, burst: 2 });
  void ask('a1', { network: 'a' });
  const waits = ask('a2', { network: 'a' });
  expect(await ask('a3', { network: 'a' })).toBe('network 2');
  void ask('b1', { network: 'b' });
  void ask('c1', { network: 'c' });
  expect(await order()).toEqual(['a1', 'b1', 'c1', 'a2']);
  expect(await waits).toBe('a2');
  const alone = ask('a4', { network: 'a' });
  await order();
  expect(await alone).toBe('a4');
  expect(refused).toEqual(['network']);
});

test('programs of this machine have no budget and no share, and take turns as one', async () => {
  const { ask, order } = setUp({ atOnce: 2, burst: 1 });
  for (const name of ['m1', 'm2', 'm3', 'm4']) void ask(name, { network: undefined });
  void ask('v1', { network: 'v' });
  expect(await order()).toEqual(['m1', 'm2', 'v1', 'm3', 'm4']);
});

test('so many wait and no more, in all and of one network; nobody waits for ever', async () => {
  const { ask } = setUp({ atOnce: 1, mostWaiting: 3, mostOfOneNetwork: 2, patienceMs: 20 });
  void ask('first');
  const waiting = ['a', 'a', 'a', 'b', 'c'].map((network, index) => ask(`${network}${index}`, { network }));
  expect(await Promise.all(waiting)).toEqual(['overload 5', 'overload 5', 'network 5', 'overload 5', 'overload 5']);
});

test('what fails gives its turn back', async () => {
  const { admission, ask, began } = setUp({ atOnce: 1 });
  const broken = admission.enter(
    { wanted: 'page' satisfies Wanted, isCrawler: false, isListed: true, network: 'a' },
    async () => {
      throw new Error('no roof');
    },
  );
  void ask('next');
  await expect(broken).rejects.toThrow('no roof');
  await vi.waitFor(() => expect(began).toEqual(['next']));
});
