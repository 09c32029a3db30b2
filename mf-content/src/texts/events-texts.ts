import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of the events. */
export const eventsTexts = {
  title: 'Eventos',
  lead: 'Charlas, talleres, ferias, lanzamientos y visitas para comprar vivienda nueva con calma.',
  description: `Agenda de ${productName}: charlas y talleres gratuitos, ferias, lanzamientos y visitas de obra sobre vivienda nueva.`,
  ofPage: (title: string, page: number) => (page > 1 ? `${title}, página ${page}` : title),
  ofCategory: (name: string) => `Eventos: ${name}`,
  categoryDescription: (name: string) =>
    `Eventos de vivienda nueva en la categoría ${name}: fechas, horarios y lugares.`,
  category: 'Categoría',
  categories: 'Categorías de eventos',
  all: 'Todos',
  current: 'En curso y próximos',
  zone: 'Las horas son las de Colombia.',
  past: 'Eventos anteriores',
  pages: 'Páginas de eventos anteriores',
  empty: 'No se encontraron elementos. Considere cambiar la consulta de búsqueda.',
  emptyHint: 'Aquí aún no hay eventos publicados. Mira toda la agenda.',
  nothingNext: 'Por ahora no hay fechas nuevas en esta categoría. Mira los eventos anteriores o toda la agenda.',
  seeAll: 'Ver todos los eventos',
} as const;

/** Words of one event's page. */
export const eventTexts = {
  facts: 'Datos del evento',
  open: 'Abrir la página del evento',
  remind: 'Agregar a mi calendario',
  free: 'Entrada gratuita',
  zone: 'Hora de Colombia',
  over: 'Este evento ya terminó. Mira los que vienen.',
  others: 'Próximos eventos',
  all: 'Ver la agenda completa',
} as const;
