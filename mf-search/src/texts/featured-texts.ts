/** Words of the featured projects and cities. */
export const featuredTexts = {
  projects: 'Proyectos destacados',
  seeAll: 'Ver todos',
  emptyList: 'La lista esta vacía',
  cities: 'Busca en tu ciudad',
  citiesLead: 'Las ciudades con más vivienda nueva hoy.',
  more: 'Ver más',
  moreOf: (city: string) => `Ver más proyectos en ${city}`,
  count: { one: 'proyecto', many: 'proyectos' },
} as const;
