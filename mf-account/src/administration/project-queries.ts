import { listBuilders } from '@umbral/domain/api/builders.ts';
import { listActiveCities } from '@umbral/domain/api/places.ts';
import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** Builders and cities to choose from. */
export interface FilterOptions {
  readonly builders: readonly SelectOption[];
  readonly cities: readonly SelectOption[];
}

const toOptions = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  rows
    .map(({ id, name }) => ({ value: String(id), label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));

/** What the filters of projects can be set to. */
export async function readFilterOptions(call: CallApi, signal: AbortSignal): Promise<FilterOptions> {
  const [builders, cities] = await Promise.all([
    call(listBuilders, { query: { items_by_page: 100 } }, { signal }),
    call(listActiveCities, {}, { signal }),
  ]);
  return { builders: toOptions(builders.data), cities: toOptions(cities.data) };
}
