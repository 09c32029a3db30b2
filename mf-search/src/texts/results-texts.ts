import type { SearchView } from '@umbral/domain/routes/search-state.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** Sentences of the results: their layouts, the way on, what was hidden, and what to do where there is nothing. */
export const resultsTexts = {
  readMore: 'Leer más',
  readLess: 'Leer menos',
  views: 'Forma de ver los resultados',
  viewLabels: {
    cards: 'Tarjetas',
    compact: 'Lista compacta',
    table: 'Tabla',
    map: 'Mapa',
  } satisfies Readonly<Record<SearchView, string>>,
  shown: (first: string, last: string, count: string) => `${first}–${last} de ${count}`,
  more: 'Cargar más',
  loadingMore: 'Cargando más inmuebles',
  moreLoaded: (added: number, shown: string) =>
    `${added} ${counted(added, 'inmueble', 'inmuebles')} más. Mostrando ${shown}.`,
  moreFailed: 'No pudimos cargar más inmuebles. Lo que ya ves sigue aquí: inténtalo de nuevo.',
  lastPage: 'Llegaste al final de los resultados.',
  searchFailed: 'No pudimos hacer la búsqueda. Revisa tu conexión e inténtalo de nuevo.',
  searchFailedKept: 'No pudimos hacer tu última búsqueda: estos son los resultados de la anterior.',
  retry: 'Reintentar',
  hidden: (title: string) => `No te interesa ${title}`,
  undo: 'Deshacer',
  undoOf: (title: string) => `Deshacer: volver a mostrar ${title}`,
  showHidden: (count: number) =>
    `Mostrar ${counted(count, 'el inmueble que ocultaste', `los ${count} inmuebles que ocultaste`)} aquí`,
  keepHidden: 'Volver a ocultar lo que no te interesa',
  seen: 'Vistos hace poco',
  table: (heading: string) => `${heading}: precios, áreas y entrega. Los títulos con enlace cambian el orden.`,
  columns: {
    project: 'Proyecto',
    price: 'Precio',
    m2Price: 'Precio m²',
    monthly: 'Cuota aprox.',
    area: 'Área',
    rooms: 'Hab',
    delivery: 'Entrega',
    zone: 'Zona',
  },
  actions: 'Acciones',
  priceToConfirm: 'Por confirmar',
  unknown: '—',
  relax: 'Quita un solo filtro',
  without: (filter: string) => `Sin «${filter}»`,
  nearby: 'Lo más cercano',
  wider: 'Amplía el radio',
  radius: (km: number) => `A menos de ${km} km`,
  clearTo: (count: string) => `Limpiar filtros: ${count}`,
} as const;
