import type { FromThread, ToThread } from './thread-protocol.ts';
import type { ThreadTime } from './turn-watch.ts';

/** Where the bundle of one version draws: a thread of this process, or a process of its own. */
export interface DrawingPlace {
  send(message: ToThread): void;
  /** The task whose code runs, also while the place stands still; 0 for none. */
  readonly executing: () => number;
  /** The last ping that it answered. */
  readonly answered: () => number;
  /** How long it was at work, and how much of that the machine let it run. */
  time(): Promise<ThreadTime>;
  /** Bytes that it holds in this process. */
  memory(): Promise<number>;
  /** Ends it at once; `ended` follows. */
  end(): Promise<void>;
}

/** What a place tells. */
export interface PlaceEvents {
  message(message: FromThread): void;
  /** It holds more memory than a place may. */
  tooLarge(): void;
  /** It is gone, and tells nothing more. */
  ended(kind: 'memory' | 'crash', message: string | undefined): void;
}

export interface PlaceOptions {
  /** Path of the remote's `server.cjs`. */
  readonly bundle: string;
  /** Limit of its JavaScript heap. */
  readonly heapMb: number;
  /** Hears what the bundle writes to its standard output and error. */
  readonly onLine?: ((line: string) => void) | undefined;
}

/** Starts a bundle in a place of its own. */
export type StartPlace = (options: PlaceOptions, events: PlaceEvents) => DrawingPlace;
