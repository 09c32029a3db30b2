import type { Observable } from 'rxjs';
import { describe, expect, test, vi } from 'vitest';
import type { JsonSchema } from '../schema/json-schema.ts';
import { createBus, ownedBus } from './create-bus.ts';
import type { TabChannel } from './tab-channel.ts';

const usd = { code: 'usd', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } as const;

/** The bus as it speaks of topics that the catalogue does not have. */
interface LooseBus {
  publish(topic: string, payload: unknown, source: string): void;
  on(topic: string): Observable<unknown>;
  last(topic: string): unknown;
  ask(topic: string, payload: unknown, source: string, onNobody?: () => void): void;
  handle(topic: string, handler: (payload: unknown) => void): () => void;
}

function lenient(tabs?: TabChannel, others: Partial<Parameters<typeof createBus>[0]> = {}) {
  const report = vi.fn();
  const bus = createBus({ isStrict: false, report, ...(tabs ? { tabs } : {}), ...others });
  return { bus, loose: bus as LooseBus, report };
}

/** Two ends of a channel between tabs. */
function twoTabs(): [TabChannel, TabChannel] {
  const listeners: ((message: unknown) => void)[] = [];
  const end = (own: number): TabChannel => ({
    send: (message) => listeners[1 - own]?.(structuredClone(message)),
    listen: (onMessage) => {
      listeners[own] = onMessage;
    },
  });
  return [end(0), end(1)];
}

test('[B002] a currency change reaches every listener at once, and one that comes late', () => {
  const { bus } = lenient();
  const early: unknown[] = [];
  const late: unknown[] = [];
  bus.on('shell/currency-changed').subscribe((state) => early.push(state.code));
  bus.publish('shell/currency-changed', usd, 'shell@1');
  bus.on('shell/currency-changed').subscribe((state) => late.push(state.code));
  expect(early).toEqual(['usd']);
  expect(late).toEqual(['usd']);
  expect(bus.last('shell/currency-changed')).toEqual(usd);
});

test('[B002] other tabs follow, once, and do not echo', () => {
  const [here, there] = twoTabs();
  const first = lenient(here).bus;
  const second = lenient(there).bus;
  const heard: string[] = [];
  second.on('shell/currency-changed').subscribe(({ code }) => heard.push(code));
  first.publish('shell/currency-changed', usd, 'shell@1');
  expect(heard).toEqual(['usd']);
  expect(first.recent()).toHaveLength(1);
  expect(second.recent()[0]).toMatchObject({ foreign: true, source: 'shell@1' });
});

test('a fact that is not for other tabs, or is malformed, is not taken from them', () => {
  let deliver: (message: unknown) => void = () => {};
  const { bus, report } = lenient({
    send: () => {},
    listen: (onMessage) => {
      deliver = onMessage;
    },
  });
  deliver({ topic: 'account/signed-in', payload: {}, source: 'x' });
  deliver({ topic: 'shell/currency-changed', payload: { code: 'gbp' }, source: 'x' });
  deliver('nonsense');
  expect(bus.recent()).toMatchObject([{ topic: 'shell/currency-changed', foreign: true, refused: expect.any(String) }]);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a fact that is not retained is not given to late listeners', () => {
  const { loose } = lenient();
  const heard = vi.fn();
  loose.publish('account/signed-out', {}, 'mf-account@1');
  loose.on('account/signed-out').subscribe(heard);
  expect(heard).not.toHaveBeenCalled();
});

test('a wrong payload throws in development and is dropped and reported in production', () => {
  const wrong = { items: [{ plantId: -1, title: '', image: null }] };
  const strict = createBus({ isStrict: true, report: vi.fn() });
  expect(() => (strict as LooseBus).publish('comparator/selection-changed', wrong, 'mf-comparator@1')).toThrow(
    /Wrong payload/,
  );
  const { loose, report } = lenient();
  loose.publish('comparator/selection-changed', wrong, 'mf-comparator@1');
  expect(report).toHaveBeenCalledOnce();
  expect(loose.last('comparator/selection-changed')).toBeUndefined();
});

test('an intent waits until its owner handles it, and the shell is told whose it is', () => {
  const { bus, loose } = lenient();
  const unhandled = vi.fn(() => true);
  bus.onUnhandled(unhandled);
  loose.ask('comparator/remove', { plantId: 7 }, 'mf-search@1');
  expect(unhandled).toHaveBeenCalledExactlyOnceWith(bus.topic('comparator/remove'));
  expect(bus.topic('comparator/remove')).toMatchObject({ owner: 'mf-comparator' });
  const handler = vi.fn();
  const stop = loose.handle('comparator/remove', handler);
  expect(handler).toHaveBeenCalledExactlyOnceWith({ plantId: 7 });
  loose.ask('comparator/remove', { plantId: 8 }, 'mf-search@1');
  expect(handler).toHaveBeenLastCalledWith({ plantId: 8 });
  stop();
  loose.ask('comparator/remove', { plantId: 9 }, 'mf-search@1');
  expect(handler).toHaveBeenCalledTimes(2);
});

test('what is asked again while it waits is done once', () => {
  const { loose } = lenient();
  for (const plantId of [7, 8, 7]) loose.ask('comparator/remove', { plantId }, 'mf-search@1');
  const handler = vi.fn();
  loose.handle('comparator/remove', handler);
  expect(handler.mock.calls).toEqual([[{ plantId: 8 }], [{ plantId: 7 }]]);
});

test('the ring keeps the last 200 events with their cause', () => {
  const { bus, loose } = lenient();
  loose.on('account/signed-out').subscribe(() => bus.publish('shell/session-changed', { session: null }, 'shell@1'));
  loose.publish('account/signed-out', {}, 'mf-account@2');
  const [cause, effect] = bus.recent();
  expect(effect).toMatchObject({ topic: 'shell/session-changed', cause: cause?.id });
  for (let count = 0; count < 300; count += 1) loose.publish('comparator/closed', { count }, 'mf-comparator@1');
  expect(bus.recent()).toHaveLength(200);
});

test('an owner publishes and handles only what is its own', () => {
  const { bus } = lenient();
  const search = ownedBus(bus, 'mf-search', 'mf-search@1.2.0');
  search.publish('search/place-marked' as never, { point: null } as never);
  expect(bus.recent()[0]?.source).toBe('mf-search@1.2.0');
  expect(() => search.publish('account/signed-out' as never, {} as never)).toThrow('does not own');
});

test('what was refused stands in the ring with its reason and its cause, without what was in it', () => {
  const { bus, loose } = lenient();
  loose.handle('comparator/open', () => {
    loose.publish('comparator/opened', { count: 'Ana Ruiz' }, 'mf-comparator@1');
  });
  loose.ask('comparator/open', { from: 'tray' }, 'shell@1');
  const [, refused] = bus.recent();
  expect(refused).toMatchObject({ cause: 1, topic: 'comparator/opened', source: 'mf-comparator@1' });
  expect(refused?.refused).toContain('count');
  expect(JSON.stringify(refused)).not.toContain('Ana');
});

test('an intent tells how long it waited for its owner', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { bus, loose } = lenient();
  loose.ask('comparator/open', { from: 'tray' }, 'shell@1');
  expect(bus.recent()[0]).not.toHaveProperty('handledAfter');
  vi.setSystemTime(Date.now() + 340);
  loose.handle('comparator/open', () => {});
  loose.ask('comparator/open', { from: 'tray' }, 'shell@1');
  expect(bus.recent()).toMatchObject([{ handledAfter: 340 }, { handledAfter: 0 }]);
  vi.useRealTimers();
});

describe('a topic that a remote of the composition declares', () => {
  const owner = 'mf-insurance';
  const text = { type: 'string' } as const;
  const quoted = (properties: Readonly<Record<string, JsonSchema>>) =>
    ({
      kind: 'fact',
      owner,
      retained: true,
      crossTab: true,
      schema: { type: 'object', properties, required: Object.keys(properties) },
    }) as const;
  const recount = { kind: 'intent', owner, schema: { type: 'object', properties: {} } } as const;
  const declared = { 'insurance/quoted': quoted({ plan: text }), 'insurance/recount': recount };
  const topic = 'insurance/quoted' as never;
  const intent = 'insurance/recount' as never;

  test('is published, kept, handled and refused as those of the catalogue, by its owner alone', () => {
    const { bus, report } = lenient(undefined, { declared });
    const own = ownedBus(bus, owner, `${owner}@1`);
    own.publish(topic, { plan: 'total', surplus: 1 } as never);
    expect(bus.last(topic)).toEqual({ plan: 'total' });
    own.publish(topic, { plan: 7 } as never);
    expect(report).toHaveBeenCalledOnce();
    expect(bus.recent()).toMatchObject([{ kind: 'fact', owner }, { refused: 'payload.plan is no string' }]);
    const handler = vi.fn();
    bus.ask(intent, {} as never, 'mf-search@1');
    own.handle(intent, handler);
    expect(handler).toHaveBeenCalledExactlyOnceWith({});
    const other = ownedBus(bus, 'mf-search', 'mf-search@1');
    expect(() => other.publish(topic, { plan: 'mine' } as never)).toThrow('does not own');
    expect(() => ownedBus(lenient().bus, owner, 'x').publish(topic, {} as never)).toThrow('does not own');
  });

  test('is read in each tab by the version of its owner there', () => {
    const [here, there] = twoTabs();
    const first = lenient(here, { declared: { [topic]: quoted({ plan: text, price: { type: 'integer' } }) } }).bus;
    const second = lenient(there, { declared }).bus;
    first.publish(topic, { plan: 'total', price: 7 } as never, `${owner}@2`);
    expect(first.last(topic)).toEqual({ plan: 'total', price: 7 });
    expect(second.last(topic)).toEqual({ plan: 'total' });
    second.publish(topic, { plan: 'basic' } as never, `${owner}@1`);
    expect(first.last(topic)).toEqual({ plan: 'total', price: 7 });
    expect(first.recent().at(-1)).toMatchObject({ foreign: true, refused: 'payload.price is no integer' });
    const third = lenient(twoTabs()[0]).bus;
    expect(third.topic(topic)).toBeUndefined();
  });

  test.each([
    ['for which nobody comes', { declared }],
    ['that nobody has', {}],
  ])('an intent %s is answered nobody after ten seconds', (_, options) => {
    vi.useFakeTimers();
    const { bus, report } = lenient(undefined, options);
    bus.onUnhandled(() => false);
    const onNobody = vi.fn();
    bus.ask(intent, {} as never, 'mf-search@1', onNobody);
    vi.advanceTimersByTime(9_999);
    expect(onNobody).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onNobody).toHaveBeenCalledOnce();
    const handler = vi.fn();
    bus.handle(intent, handler);
    expect(handler).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('an intent whose owner is on its way waits for it, however slow the connection is', () => {
    vi.useFakeTimers();
    const { bus } = lenient(undefined, { declared });
    bus.onUnhandled(() => true);
    const onNobody = vi.fn();
    bus.ask(intent, {} as never, 'mf-search@1', onNobody);
    vi.advanceTimersByTime(60_000);
    const handler = vi.fn();
    bus.handle(intent, handler);
    expect(handler).toHaveBeenCalledOnce();
    expect(onNobody).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('an intent whose owner comes in time is handled, and nobody hears of nobody', () => {
    vi.useFakeTimers();
    const { bus } = lenient(undefined, { declared });
    bus.onUnhandled(() => false);
    const onNobody = vi.fn();
    bus.ask(intent, {} as never, 'mf-search@1', onNobody);
    const handler = vi.fn();
    bus.handle(intent, handler);
    vi.advanceTimersByTime(20_000);
    expect(handler).toHaveBeenCalledOnce();
    expect(onNobody).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});
