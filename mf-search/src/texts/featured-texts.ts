/** Words of the featured projects and cities, and of the pictures under the head of the home page. */
export const featuredTexts = {
  projects: 'Proyectos destacados',
  seeAll: 'Ver todos',
  emptyList: 'La lista esta vacía',
  header: 'Por dónde empezar',
  cities: 'Busca en tu ciudad',
  citiesLead: 'Las ciudades con más vivienda nueva hoy.',
  more: 'Ver más',
  moreOf: (city: string) => `Ver más proyectos en ${city}`,
  count: { one: 'proyecto', many: 'proyectos' },
} as const;
