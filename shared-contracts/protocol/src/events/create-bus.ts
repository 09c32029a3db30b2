import { Observable, Subject } from 'rxjs';
import type { RemoteName } from '../routes/owners.ts';
import type { BusEvent, OwnedBus, RecordedEvent } from './bus.ts';
import { busTopics } from './bus-topics.ts';
import type { FactTopic, IntentTopic, Payload } from './catalogue.ts';
import type { TopicName } from './declared-topic.ts';
import type { TabChannel } from './tab-channel.ts';
import { compileTopics, type OwnedTopicData, type TopicRow } from './topic-data.ts';

interface BusOptions {
  /** A wrong payload throws (development); else it is dropped and reported. */
  readonly isStrict: boolean;
  readonly report: (error: Error) => void;
  readonly tabs?: TabChannel;
  /** Topics that remotes of the composition declare; where the bus has one by itself too, its owner's word counts. */
  readonly declared?: Readonly<Record<string, OwnedTopicData>> | undefined;
}

/** The bus of a tab, in the shell's hands and typed for its topics. Remotes get `ownedBus`. */
export interface Bus {
  publish<T extends FactTopic>(topic: T, payload: Payload<T>, source: string): void;
  on<T extends FactTopic>(topic: T): Observable<Payload<T>>;
  last<T extends FactTopic>(topic: T): Payload<T> | undefined;
  ask<T extends IntentTopic>(topic: T, payload: Payload<T>, source: string, onNobody?: () => void): void;
  handle<T extends IntentTopic>(topic: T, handler: (payload: Payload<T>) => void): () => void;
  /**
   * Calls back when an intent waits because its owner does not handle it yet, so that the owner gets loaded. The listener
   * gives whether somebody comes; until there is one, everybody does.
   */
  onUnhandled(listener: (intent: TopicRow) => boolean): void;
  /** What is known of a topic; undefined where nobody has it. */
  topic(name: string): TopicRow | undefined;
  readonly report: (error: Error) => void;
  /** The last 200 events, the oldest first, with those that were refused. */
  recent(): readonly RecordedEvent[];
  /** Every event from now on. */
  readonly events: Observable<BusEvent>;
}

const ringSize = 200;
const unknown = 'nobody has this topic';
/** How long an intent waits for which nobody comes, milliseconds: a page or a development server may bring its owner. */
const nobodyMs = 10_000;

/** Makes a tab's bus. */
export function createBus({ isStrict, report, tabs, declared = {} }: BusOptions): Bus {
  const topics = new Map<string, TopicRow>(Object.entries({ ...busTopics, ...compileTopics(declared) }));
  const events = new Subject<BusEvent>();
  const ring: RecordedEvent[] = [];
  const retained = new Map<TopicName, unknown>();
  const handlers = new Map<TopicName, (payload: never) => void>();
  const waiting = new Map<TopicName, BusEvent[]>();
  let lastId = 0;
  let current: number | undefined;
  let doesComeFor: (intent: TopicRow) => boolean = () => true;

  function parse(
    topic: TopicName,
    payload: unknown,
    source: string,
    foreign = false,
  ): { readonly payload: unknown } | undefined {
    const parsed = topics.get(topic)?.schema.safeParse(payload);
    if (parsed?.success) return { payload: parsed.data };
    const refused = parsed?.error.message ?? unknown;
    keep({ ...facts(topic, source, foreign), refused });
    return refuse(new Error(`Wrong payload on ${topic}: ${refused}`));
  }

  function refuse(error: Error): undefined {
    if (isStrict) throw error;
    report(error);
  }

  function facts(topic: TopicName, source: string, foreign: boolean) {
    lastId += 1;
    const { kind = 'intent', owner = '', personal } = topics.get(topic) ?? {};
    const cause = current === undefined ? {} : { cause: current };
    const traits = personal ? { personal } : {};
    return { id: lastId, topic, kind, owner, ...traits, source, at: Date.now(), foreign, ...cause };
  }

  function keep<Event extends RecordedEvent>(event: Event): Event {
    ring.push(event);
    if (ring.length > ringSize) ring.shift();
    return event;
  }

  function record(topic: TopicName, payload: unknown, source: string, foreign: boolean): BusEvent {
    return keep({ ...facts(topic, source, foreign), payload });
  }

  /** Runs a delivery so that what it publishes names it as cause. */
  function during(event: BusEvent, deliver: () => void): void {
    const outer = current;
    current = event.id;
    try {
      deliver();
    } finally {
      current = outer;
    }
  }

  function emit(topic: TopicName, payload: unknown, source: string, foreign: boolean): void {
    const event = record(topic, payload, source, foreign);
    if (topics.get(topic)?.retained) retained.set(topic, payload);
    during(event, () => events.next(event));
  }

  function hand(event: BusEvent, handler: (payload: never) => void): void {
    event.handledAfter = Date.now() - event.at;
    during(event, () => handler(event.payload as never));
  }

  tabs?.listen((message) => {
    const fact = readForeign(message, topics);
    const parsed = fact && parse(fact.topic, fact.payload, fact.source, true);
    if (fact && parsed) emit(fact.topic, parsed.payload, fact.source, true);
  });

  return {
    events: events.asObservable(),
    report,
    topic: (name) => topics.get(name),
    recent: () => [...ring],
    publish(topic, payload, source) {
      const parsed = parse(topic, payload, source);
      if (!parsed) return;
      emit(topic, parsed.payload, source, false);
      if (topics.get(topic)?.crossTab) tabs?.send({ topic, payload: parsed.payload, source });
    },
    on: <T extends FactTopic>(topic: T) =>
      new Observable<Payload<T>>((subscriber) => {
        if (retained.has(topic)) subscriber.next(retained.get(topic) as Payload<T>);
        return events.subscribe((event) => {
          if (event.topic === topic) subscriber.next(event.payload as Payload<T>);
        });
      }),
    last: <T extends FactTopic>(topic: T) => retained.get(topic) as Payload<T> | undefined,
    ask(topic, payload, source, onNobody) {
      const row = topics.get(topic);
      if (!row) {
        keep({ ...facts(topic, source, false), refused: unknown });
        setTimeout(() => onNobody?.(), nobodyMs);
        return;
      }
      const parsed = parse(topic, payload, source);
      if (!parsed) return;
      const event = record(topic, parsed.payload, source, false);
      events.next(event);
      const handler = handlers.get(topic);
      if (handler) return hand(event, handler);
      // Who sees nothing happen presses again.
      const others = (waiting.get(topic) ?? []).filter((other) => !isSame(other.payload, event.payload));
      waiting.set(topic, [...others, event]);
      if (doesComeFor(row)) return;
      setTimeout(() => {
        const left = waiting.get(topic) ?? [];
        if (!left.includes(event)) return;
        waiting.set(
          topic,
          left.filter((other) => other !== event),
        );
        event.nobody = true;
        onNobody?.();
      }, nobodyMs);
    },
    handle(topic, handler) {
      handlers.set(topic, handler);
      const events = waiting.get(topic) ?? [];
      waiting.delete(topic);
      for (const event of events) hand(event, handler);
      return () => {
        if (handlers.get(topic) === handler) handlers.delete(topic);
      };
    },
    onUnhandled(listener) {
      doesComeFor = listener;
    },
  };
}

/**
 * The bus as one owner has it. `source` is `<remote>@<version>`. What belongs to another owner is refused:
 * a mistake of the remote, so it throws.
 */
export function ownedBus(bus: Bus, owner: RemoteName, source: string): OwnedBus {
  function check(topic: TopicName): void {
    if (bus.topic(topic)?.owner !== owner) throw new Error(`${source} does not own ${topic}`);
  }
  return {
    publish(topic, payload) {
      check(topic);
      bus.publish(topic, payload, source);
    },
    on: (topic) => bus.on(topic),
    last: (topic) => bus.last(topic),
    ask: (topic, payload, onNobody) => bus.ask(topic, payload, source, onNobody),
    handle(topic, handler) {
      check(topic);
      return bus.handle(topic, handler);
    },
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function readForeign(
  message: unknown,
  topics: ReadonlyMap<unknown, TopicRow>,
): { topic: TopicName; payload: unknown; source: string } | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if (!('topic' in message) || !('payload' in message) || !('source' in message)) return undefined;
  const { topic, payload, source } = message;
  const row = topics.get(topic);
  if (row?.kind !== 'fact' || !row.crossTab || typeof source !== 'string') return undefined;
  return { topic: topic as TopicName, payload, source };
}
