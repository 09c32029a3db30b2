import type { Observable } from 'rxjs';
import type { RemoteName } from '../routes/owners.ts';
import type { FactTopic, IntentTopic, Payload } from './catalogue.ts';
import type { TopicName } from './declared-topic.ts';

/** An event as it stands in the ring of last events. */
export interface BusEvent {
  /** Grows by one with each event of this tab. */
  readonly id: number;
  /** Id of the event during whose delivery this one was published. */
  readonly cause?: number;
  readonly topic: TopicName;
  readonly kind: 'fact' | 'intent';
  /** Whose topic it is. */
  readonly owner: RemoteName;
  /** The payload says who somebody is: nothing of it leaves the tab. */
  readonly personal?: true;
  readonly payload: unknown;
  /** Who published it, with its version. */
  readonly source: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** True when it came from another tab. */
  readonly foreign: boolean;
  /** Milliseconds from the ask until its owner took it: intents only; one without it waits. */
  handledAfter?: number;
  /** An intent for which nobody came: nobody took it, and nobody will. */
  nobody?: true;
}

/** What somebody sent that its topic does not take: it stands in the ring without its payload, and reached nobody. */
export interface RefusedEvent extends Omit<BusEvent, 'payload'> {
  readonly payload?: undefined;
  /** What is wrong with it. */
  readonly refused: string;
}
export type RecordedEvent = (BusEvent & { readonly refused?: undefined }) | RefusedEvent;

/**
 * The bus as a remote has it: of the catalogue's topics, which are the shell's, it hears and asks. Those that remotes
 * declare go the same ways, and have their types by `topicsOf` of the kit.
 */
export interface RemoteBus {
  /** Values of a fact from now on; a retained fact gives its last value at once. */
  on<T extends FactTopic>(topic: T): Observable<Payload<T>>;
  /** The last value of a retained fact. */
  last<T extends FactTopic>(topic: T): Payload<T> | undefined;
  /**
   * Asks the owner of an intent; it waits until the owner handles it. Where no fragment of the composition handles it and
   * nobody on the page does within ten seconds, `onNobody` is called, and the intent waits no longer.
   */
  ask<T extends IntentTopic>(topic: T, payload: Payload<T>, onNobody?: () => void): void;
  /** Nothing of the catalogue is a remote's to publish. */
  publish(topic: never, payload: never): void;
  /** Nor to handle. */
  handle(topic: never, handler: never): () => void;
}

/** The bus as one owner has it, typed for the catalogue, so for the shell. */
export interface OwnedBus extends RemoteBus {
  /** Publishes a fact of this owner. Throws in development on a wrong payload; drops and reports in production. */
  publish<T extends FactTopic>(topic: T, payload: Payload<T>): void;
  /** Handles an intent of this owner; intents that waited arrive at once. Returns the way to stop. */
  handle<T extends IntentTopic>(topic: T, handler: (payload: Payload<T>) => void): () => void;
}
