import { listCities } from '@umbral/domain/api/places.ts';
import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';
import type { BuilderVisit } from '../visit/load-for-builder.ts';

/** What the form begins with. */
export interface RequestData {
  readonly cities: readonly SelectOption[];
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The cities where projects are sold, and who asks. */
export async function loadRequest({ call, signal, user }: BuilderVisit): Promise<RequestData> {
  const { data } = await call(listCities, {}, { signal });
  const cities = data
    .map(({ id, name, department_name: department }) => ({ value: String(id), label: `${name}, ${department}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
  return { cities, name: `${user.name} ${user.last_name}`.trim(), email: user.email, phone: user.phone };
}
