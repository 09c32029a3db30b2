import { routes } from '@umbral/domain/routes/table.ts';
import type { AbroadCountry } from './abroad-countries.ts';

/** Names in the address of the path for buyers abroad. */
export const abroadKeys = { country: 'pais', price: 'valor', years: 'plazo' } as const;

/** The parts of the page to which its forms lead back. */
export const abroadAnchors = { path: 'camino', calculator: 'calculadora', visit: 'videollamada' } as const;

/** The page for people of a country. */
export function abroadHref(country: AbroadCountry | undefined): string {
  const path = routes.colombiansAbroad.href();
  return country ? `${path}?${abroadKeys.country}=${country.code.toLowerCase()}#${abroadAnchors.path}` : path;
}
