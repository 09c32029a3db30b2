import { product } from '../vocabulary/product.ts';
import type { Country } from '../vocabulary/vocabulary.ts';

/** Paths of calendar files below the API's base: links of pages and letters, which work without script. */
export const calendarPaths = {
  /** One broadcast by its number. */
  broadcast: (id: number) => `/${product}tv/horario/${id}/recordatorio.ics`,
  /** What is to come of a programme in a country. */
  programme: (slug: string, country: Country) =>
    `/${product}tv/programa/${encodeURIComponent(slug)}/recordatorios.ics?pais=${country.toLowerCase()}`,
  /** The next issue of the magazine. */
  magazine: '/magazines/proxima.ics',
  event: (slug: string) => `/events/${encodeURIComponent(slug)}/evento.ics`,
  /** A session of a fair by its number, or its whole agenda. */
  agenda: (fair: string, session?: number) =>
    session === undefined ? `/fairs/${fair}/agenda.ics` : `/fairs/${fair}/agenda/${session}.ics`,
} as const;
