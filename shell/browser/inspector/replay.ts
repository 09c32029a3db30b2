import type { RecordedEvent } from '@umbral/protocol/events/bus.ts';
import type { Bus } from '@umbral/protocol/events/create-bus.ts';
import type { KeptEvent, Recording } from './recording.ts';

/** Something that the version under test does otherwise than the recorded one. */
export interface ReplayDifference {
  /** The recorded event that it is about; what was published without a counterpart has the one it came after. */
  readonly id: number;
  readonly topic: string;
  readonly kind: 'missing' | 'unexpected' | 'different' | 'not-handled' | 'refused' | 'other-cause';
  /** Where in the payload: `items[0].title`. */
  readonly field?: string;
  readonly recorded?: unknown;
  readonly replayed?: unknown;
}

/** What a replay came to. */
export interface ReplayResult {
  /** The version that was replayed against: `mf-comparator@1.4.0`; nothing if it never spoke. */
  readonly version: string | undefined;
  /** Events that were fed to the bus, and such that could not be: personal or unknown. */
  readonly fed: number;
  readonly skipped: number;
  readonly differences: readonly ReplayDifference[];
}

interface ReplayOptions {
  readonly bus: Bus;
  readonly recording: Recording;
  /** Whose events are compared; those of all others are fed. */
  readonly remote: string;
  /** Longest wait for what the recorded version did next, milliseconds. */
  readonly patienceMs?: number;
}

/** How often the bus is looked at while something is awaited, milliseconds. */
const lookMs = 20;
/** How long after the last event nothing more may come, milliseconds. */
const quietMs = 300;

/**
 * Plays a recorded session to the version of a remote that is on this page. It feeds what others published and asked,
 * each only when the remote has done as much as it had done then, so that a slower version is no other version; then
 * it compares what the remote published and handled: topics in order, causes, payloads field by field.
 */
export async function replay({ bus, recording, remote, patienceMs = 3000 }: ReplayOptions): Promise<ReplayResult> {
  const isOwn = ({ source }: Pick<KeptEvent, 'source'>) => source.split('@')[0] === remote;
  const last = bus.recent().at(-1)?.id ?? 0;
  const heard: RecordedEvent[] = [];
  const take = () => {
    const known = heard.at(-1)?.id ?? last;
    heard.push(...bus.recent().filter(({ id }) => id > known));
  };
  const hasSpoken = (times: number) => {
    take();
    return heard.filter(isOwn).length >= times;
  };
  /** Recorded id → id on this bus. */
  const twins = new Map<number, number>();
  let skipped = 0;
  let expected = 0;
  for (const event of recording.events) {
    if (isOwn(event)) {
      expected += 1;
      continue;
    }
    const due = expected;
    await until(() => hasSpoken(due), patienceMs);
    if (!feed(bus, event)) {
      skipped += 1;
      continue;
    }
    take();
    const fed = heard.findLast(({ topic, source }) => topic === event.topic && source === event.source);
    if (fed) twins.set(event.id, fed.id);
    if (isHandledBy(bus, event, remote)) await until(() => fed?.handledAfter !== undefined, patienceMs);
  }
  await until(() => hasSpoken(expected), patienceMs);
  await pause(quietMs);
  take();
  const own = heard.filter(isOwn);
  return {
    version: own[0]?.source,
    fed: twins.size,
    skipped,
    differences: [
      ...notHandled(recording, heard, { bus, twins, remote }),
      ...compareEvents(recording.events.filter(isOwn), own, twins),
    ],
  };
}

/** Puts a recorded event of another party on the bus; personal ones and topics that are unknown here are left out. */
function feed(bus: Bus, { topic, payload, source, isPersonal, refused }: KeptEvent): boolean {
  const known = bus.topic(topic);
  if (isPersonal || refused !== undefined || !known) return false;
  if (known.kind === 'intent') bus.ask(topic as never, payload as never, source);
  else bus.publish(topic as never, payload as never, source);
  return true;
}

function isHandledBy(bus: Bus, { topic, handledAfter }: KeptEvent, remote: string): boolean {
  return handledAfter !== undefined && bus.topic(topic)?.owner === remote;
}

interface Replayed {
  readonly bus: Bus;
  readonly twins: ReadonlyMap<number, number>;
  readonly remote: string;
}

function notHandled(recording: Recording, heard: readonly RecordedEvent[], { bus, twins, remote }: Replayed) {
  return recording.events.flatMap((event): ReplayDifference[] => {
    const twin = heard.find(({ id }) => id === twins.get(event.id));
    if (!isHandledBy(bus, event, remote) || !twin || twin.handledAfter !== undefined) return [];
    return [{ id: event.id, topic: event.topic, kind: 'not-handled' }];
  });
}

/** Compares what a remote published then and now, topic by topic in order. */
export function compareEvents(
  recorded: readonly KeptEvent[],
  replayed: readonly (RecordedEvent | KeptEvent)[],
  twins: ReadonlyMap<number, number>,
): ReplayDifference[] {
  const topics = [...new Set([...recorded, ...replayed].map(({ topic }) => topic))];
  return topics.flatMap((topic) => {
    const then = recorded.filter((event) => event.topic === topic);
    const now = replayed.filter((event) => event.topic === topic);
    const both = then.slice(0, now.length).flatMap((event, at) => {
      const twin = now[at];
      return twin ? comparePair(event, twin, twins) : [];
    });
    const lastId = then.at(-1)?.id ?? 0;
    return [
      ...both,
      ...then.slice(now.length).map(({ id, payload }) => ({ id, topic, kind: 'missing' as const, recorded: payload })),
      ...now
        .slice(then.length)
        .map(({ payload }) => ({ id: lastId, topic, kind: 'unexpected' as const, replayed: payload })),
    ];
  });
}

function comparePair(
  then: KeptEvent,
  now: RecordedEvent | KeptEvent,
  twins: ReadonlyMap<number, number>,
): ReplayDifference[] {
  const { id, topic } = then;
  if (now.refused !== undefined && then.refused === undefined) {
    return [{ id, topic, kind: 'refused', recorded: then.payload, replayed: now.refused }];
  }
  const fedCause = then.cause === undefined ? undefined : twins.get(then.cause);
  const isOtherCause = fedCause !== undefined && now.cause !== fedCause;
  return [
    ...(isOtherCause ? [{ id, topic, kind: 'other-cause' as const, recorded: fedCause, replayed: now.cause }] : []),
    // A personal payload was not recorded: there is nothing to compare it with.
    ...(then.isPersonal ? [] : fieldDifferences(then.payload, now.payload)).map((difference) => ({
      id,
      topic,
      kind: 'different' as const,
      ...difference,
    })),
  ];
}

interface FieldDifference {
  readonly field: string;
  readonly recorded: unknown;
  readonly replayed: unknown;
}

/** The innermost fields in which two payloads differ. */
export function fieldDifferences(recorded: unknown, replayed: unknown, field = ''): FieldDifference[] {
  if (Object.is(recorded, replayed)) return [];
  if (!isBranch(recorded) || !isBranch(replayed) || Array.isArray(recorded) !== Array.isArray(replayed)) {
    return [{ field, recorded, replayed }];
  }
  const [then, now] = [new Map(Object.entries(recorded)), new Map(Object.entries(replayed))];
  const step = (key: string) => (Array.isArray(recorded) ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`);
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((key) =>
    fieldDifferences(then.get(key), now.get(key), step(key)),
  );
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

async function until(isReached: () => boolean, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!isReached() && performance.now() < end) await pause(lookMs);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
