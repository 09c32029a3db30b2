import type { RecordedEvent } from '@umbral/protocol/events/bus.ts';

/** One event as a file keeps it. */
export interface KeptEvent extends Omit<RecordedEvent, 'topic' | 'kind' | 'owner' | 'payload'> {
  /** Perhaps one that this version of the platform does not know. */
  readonly topic: string;
  readonly payload?: unknown;
  /** The payload says who somebody is, and was left out. */
  readonly isPersonal?: boolean;
}

/** What went over the bus of one tab, as a file: to be looked at, and to be replayed against another version. */
export interface Recording {
  readonly schema: 1;
  /** Path without query, and versions by remote. */
  readonly path: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly events: readonly KeptEvent[];
}

/** Longer recordings are none. */
const mostEvents = 10_000;

/** Where and with which versions a recording was made. */
export type RecordingPlace = Pick<Recording, 'path' | 'versions'>;

/** Makes a recording of events; payloads of personal topics stay behind. */
export function record(events: readonly RecordedEvent[], place: RecordingPlace): Recording {
  return { schema: 1, ...place, events: events.map(keptOf) };
}

function keptOf(event: RecordedEvent): KeptEvent {
  const { payload, ...facts } = event;
  if (event.personal) return { ...facts, isPersonal: true };
  return payload === undefined ? facts : { ...facts, payload };
}

/** Reads a recording; what is none gives nothing. Checked by hand: the catalogue's zod would weigh on every page. */
export function readRecording(text: string): Recording | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecording(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecording(value: unknown): value is Recording {
  return (
    isObject(value) &&
    value.schema === 1 &&
    typeof value.path === 'string' &&
    isObject(value.versions) &&
    Object.values(value.versions).every((version) => typeof version === 'string') &&
    Array.isArray(value.events) &&
    value.events.length <= mostEvents &&
    value.events.every(isKeptEvent)
  );
}

function isKeptEvent(value: unknown): value is KeptEvent {
  return (
    isObject(value) &&
    Number.isInteger(value.id) &&
    typeof value.topic === 'string' &&
    typeof value.source === 'string' &&
    typeof value.at === 'number' &&
    typeof value.foreign === 'boolean' &&
    isAbsentOr(value.cause, 'number') &&
    isAbsentOr(value.handledAfter, 'number') &&
    isAbsentOr(value.refused, 'string') &&
    isAbsentOr(value.isPersonal, 'boolean')
  );
}

function isAbsentOr(value: unknown, type: 'number' | 'string' | 'boolean'): boolean {
  return value === undefined || typeof value === type;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
