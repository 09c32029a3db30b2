import { type IndexSchema, orderName } from '../engine/index-schema.ts';
import type { IndexView } from './index-view.ts';

/** What the segments of an index must hold so that it and all its replicas can be searched. */
export function unionSchema(views: readonly IndexView[]): IndexSchema {
  const distinct = views.flatMap((view) => view.settings.attributeForDistinct ?? []);
  const searchable = views.map((view) => view.searchable);
  const numeric = views.map((view) => view.numeric);
  const orders = new Map(views.flatMap((view) => view.orders()).map((keys) => [orderName(keys), keys]));
  return {
    facets: unique([...views.flatMap((view) => view.facets.map(({ attribute }) => attribute)), ...distinct]),
    searchable: searchable.includes(null) ? null : unique(searchable.flatMap((names) => names ?? [])),
    numeric: numeric.includes(null) ? null : unique(numeric.flatMap((names) => names ?? [])),
    orders: [...orders.values()],
  };
}

/** A text that is equal for equal schemas. */
export function schemaFingerprint(schema: IndexSchema): string {
  return JSON.stringify(schema);
}

function unique(names: string[]): string[] {
  return [...new Set(names)];
}
