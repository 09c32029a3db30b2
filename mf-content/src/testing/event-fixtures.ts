import type { EventSummary } from '@umbral/domain/editorial/event.ts';

export const categories = [
  { id: 1, name: 'Ferias virtuales Umbral', slug: 'ferias-virtuales-umbral', events: 3 },
  { id: 2, name: 'Feria inmobiliaria Umbral', slug: 'feria-inmobilaria-umbral', events: 4 },
  { id: 3, name: 'Charlas y talleres', slug: 'charlas-y-talleres', events: 9 },
];

/** An event in a list, told apart by its number; over since long. */
export function eventOf(number: number, facts: Partial<EventSummary> = {}): EventSummary {
  return {
    id: number,
    slug: `evento-${number}`,
    title: `Evento ${number}`,
    excerpt: 'Una hora para hacer cuentas.',
    category: { id: 3, name: 'Charlas y talleres', slug: 'charlas-y-talleres' },
    city: 'Medellín',
    venue: 'Biblioteca del barrio',
    cover: null,
    starts_at: '2020-03-04T23:00:00.000Z',
    ends_at: '2020-03-05T00:00:00.000Z',
    ...facts,
  };
}

/** A page of a list of nine in which so many pages follow one another. */
export function listOfEvents(events: readonly EventSummary[], page: number, pages: number) {
  return { data: events, total: pages * 9, page, items_by_page: 9, pages };
}
