import * as z from 'zod/mini';
import type { RecordedEvent } from './bus.ts';
import { catalogue, type Topic } from './catalogue.ts';
import { personalTopics } from './personal-topics.ts';

const recordedEvent = z.object({
  id: z.int(),
  cause: z.optional(z.int()),
  topic: z.string(),
  source: z.string(),
  at: z.number(),
  foreign: z.boolean(),
  payload: z.optional(z.unknown()),
  /** The payload says who somebody is, and was left out. */
  isPersonal: z.optional(z.boolean()),
  refused: z.optional(z.string()),
  handledAfter: z.optional(z.number()),
});

/** What went over the bus of one tab, as a file: to be looked at, and to be replayed against another version. */
export const recordingSchema = z.object({
  schema: z.literal(1),
  /** Path without query, and versions by remote. */
  path: z.string(),
  versions: z.record(z.string(), z.string()),
  events: z.array(recordedEvent).check(z.maxLength(10_000)),
});
export type Recording = z.output<typeof recordingSchema>;
export type KeptEvent = Recording['events'][number];

/** Where and with which versions a recording was made. */
export type RecordingPlace = Pick<Recording, 'path' | 'versions'>;

/** Makes a recording of events; payloads of personal topics stay behind. */
export function record(events: readonly RecordedEvent[], place: RecordingPlace): Recording {
  return { schema: 1, ...place, events: events.map(keptOf) };
}

function keptOf(event: RecordedEvent): KeptEvent {
  const { payload, ...facts } = event;
  if (personalTopics.has(event.topic)) return { ...facts, isPersonal: true };
  return payload === undefined ? facts : { ...facts, payload };
}

/** Reads a recording; what is none gives nothing. */
export function readRecording(text: string): Recording | undefined {
  try {
    const parsed = recordingSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this version of the platform knows a topic of a recording. */
export function isTopic(topic: string): topic is Topic {
  return Object.hasOwn(catalogue, topic);
}
