/** Words of the lists of news. */
export const newsTexts = {
  title: 'Actualidad',
  lead: 'Noticias y consejos para comprar vivienda nueva con todos los números sobre la mesa.',
  description:
    'Noticias de vivienda nueva en Colombia: precios por zona, crédito, subsidios, escrituras y consejos para comprar sobre planos.',
  ofPage: (title: string, page: number) => (page > 1 ? `${title}, página ${page}` : title),
  ofCategory: (name: string) => `${name}: noticias de vivienda nueva`,
  categoryDescription: (name: string) => `Noticias y consejos de vivienda nueva sobre ${name.toLowerCase()}.`,
  ofTag: (name: string) => `Noticias sobre «${name}»`,
  tag: 'Etiqueta',
  category: 'Categoría',
  categories: 'Categorías',
  all: 'Todas',
  topics: 'Temas',
  list: 'Noticias',
  pages: 'Páginas de noticias',
  empty: 'No se encontraron elementos. Considere cambiar la consulta de búsqueda.',
  emptyHint: 'Aquí aún no hay noticias publicadas. Mira las más recientes o elige otra categoría.',
  seeAll: 'Ver todas las noticias',
  latest: 'Noticias recientes',
  latestLead: 'Lo que cambia en precios, crédito y subsidios.',
} as const;
