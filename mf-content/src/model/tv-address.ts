import { routes } from '@umbral/domain/routes/table.ts';
import { type Country, countries, defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';

/** Whose broadcasts the schedule shows, and of which month; the nearest one where none is named. */
export interface TvChoice {
  readonly country: Country;
  /** First day of a month as the backend spells it: `20261101`. */
  readonly month?: string;
}

const names = { country: 'pais', month: 'mes' } as const;
/** Where the schedule stands in the page. */
export const scheduleAnchor = 'horarios';

/** The address of a schedule. */
export function scheduleHref({ country, month }: TvChoice): string {
  const query = new URLSearchParams();
  if (country !== defaultCountry) query.set(names.country, country.toLowerCase());
  if (month) query.set(names.month, month);
  const path = query.size > 0 ? `${routes.tv.href()}?${query}` : routes.tv.href();
  return `${path}#${scheduleAnchor}`;
}

/** The reverse: another country or month than there can be is the usual one. */
export function readTvChoice({ searchParams }: URL): TvChoice {
  const wanted = searchParams.get(names.country)?.toUpperCase();
  const month = searchParams.get(names.month) ?? '';
  return {
    country: countries.find((country) => country === wanted) ?? defaultCountry,
    ...(/^20\d{2}(0[1-9]|1[0-2])01$/.test(month) ? { month } : {}),
  };
}
