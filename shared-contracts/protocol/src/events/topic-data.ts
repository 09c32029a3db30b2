import type { RemoteName } from '../routes/owners.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { compilePayload } from './compile-payload.ts';

/** A topic as data: how a manifest, a document and a browser know it. */
export interface TopicData {
  readonly kind: 'fact' | 'intent';
  /** Of the subset that `faultOfTopicSchema` describes. */
  readonly schema: JsonSchema;
  /** A fact's last value reaches listeners that come late. */
  readonly retained?: true | undefined;
  /** A fact's value also reaches the other tabs of this browser. */
  readonly crossTab?: true | undefined;
  /** The payload says who somebody is: nothing of it leaves the tab, in no recording. */
  readonly personal?: true | undefined;
  /** The fragment of its owner that handles an intent where the owner's page is not. */
  readonly handledBy?: string | undefined;
}

/** The same with its owner. */
export interface OwnedTopicData extends TopicData {
  readonly owner: RemoteName;
}

/** Why a topic cannot be what it says of itself; undefined where it can. */
export function faultOfTraits({
  personal,
  crossTab,
}: Pick<TopicData, 'personal'> & { readonly crossTab?: true | undefined }): string | undefined {
  return personal && crossTab ? 'it is personal, so nothing of it may leave the tab: it cannot be crossTab' : undefined;
}

/** What `safeParse` of a schema gives. */
export type ReadTopic =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: Error };

/** A topic as the bus works with it, whatever reads its payloads. */
export interface TopicRow extends Omit<OwnedTopicData, 'schema' | 'retained' | 'crossTab' | 'personal'> {
  readonly retained?: boolean | undefined;
  readonly crossTab?: boolean | undefined;
  readonly personal?: boolean | undefined;
  readonly schema: { safeParse(value: unknown): ReadTopic };
}

/** Topics that are known as data, ready to be spoken of. */
export function compileTopics(topics: Readonly<Record<string, OwnedTopicData>>): Readonly<Record<string, TopicRow>> {
  return Object.fromEntries(Object.entries(topics).map(([topic, row]) => [topic, rowOf(row)]));
}

function rowOf({ schema, ...topic }: OwnedTopicData): TopicRow {
  const read = compilePayload(schema);
  const safeParse = (value: unknown): ReadTopic => {
    try {
      return { success: true, data: read(value) };
    } catch (error) {
      return { success: false, error: error instanceof Error ? error : new Error(String(error)) };
    }
  };
  return { ...topic, schema: { safeParse } };
}
