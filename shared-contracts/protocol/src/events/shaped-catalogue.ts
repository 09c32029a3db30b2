import type { Topic, TopicOwner } from './catalogue.ts';
import { type PayloadShape, readPayload } from './payload-shape.ts';

/** A topic of the catalogue as data. */
export interface ShapedTopic {
  readonly kind: 'fact' | 'intent';
  readonly owner: TopicOwner;
  readonly retained?: true;
  readonly crossTab?: true;
  readonly shape: PayloadShape;
}

/** The builder writes it in: see infra/build. */
declare const SHAPED_TOPICS: Readonly<Record<Topic, ShapedTopic>>;

/** What `safeParse` of a schema gives. */
type Read = { readonly success: true; readonly data: unknown } | { readonly success: false; readonly error: Error };

function withSchema({ shape, ...topic }: ShapedTopic) {
  const safeParse = (value: unknown): Read => {
    try {
      return { success: true, data: readPayload(shape, value) };
    } catch (error) {
      return { success: false, error: error instanceof Error ? error : new Error(String(error)) };
    }
  };
  return { ...topic, schema: { safeParse } };
}

/**
 * Stands in for the catalogue in what browsers load: there the library of its schemas is a thirtieth of the first view,
 * and making the schemas of all topics costs each page. `topic-shapes.test.ts` of infra/build/src/payloads holds both against each other.
 */
export const catalogue = Object.fromEntries(
  Object.entries(SHAPED_TOPICS).map(([topic, row]) => [topic, withSchema(row)]),
);
