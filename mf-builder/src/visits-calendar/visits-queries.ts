import { listBuilderVisits } from '@umbral/domain/api/builder-visits.ts';
import { addDays } from '@umbral/domain/format/format-date.ts';
import type { ActedFor } from '../visit/acting-for.ts';
import type { BuilderVisit } from '../visit/load-for-builder.ts';
import { mondayOf, type WeekDay, weekOf } from './visit-week.ts';

/** The visits of one week to every builder that is acted for. */
export interface VisitsData {
  /** The Monday (ISO). */
  readonly monday: string;
  readonly builders: readonly (ActedFor & { readonly days: readonly WeekDay[] })[];
  readonly now: string;
}

/** The week that the address names (`?semana=2027-03-22`), or this one. */
export async function loadVisits({ call, signal, acting }: BuilderVisit, query: URLSearchParams): Promise<VisitsData> {
  const now = new Date();
  const monday = mondayOf(query.get('semana'), now);
  const span = { from: monday, to: addDays(monday, 6) };
  const builders = await Promise.all(
    acting.builders.map(async ({ id, name }) => {
      const { data } = await call(listBuilderVisits, { params: { id }, query: span }, { signal });
      return { id, name, days: weekOf(monday, data, now) };
    }),
  );
  return { monday, builders, now: now.toISOString() };
}
