/** Words of the search bar: on the home page, in the header, anywhere it is embedded. */
export const searchBarTexts = {
  homeTitle: 'Comienza por aquí',
  title: 'Usa la barra de búsqueda O usa los siguientes filtros',
  label: 'Buscador de vivienda nueva',
  what: 'Ciudad, zona o proyecto',
  whatHint: 'Bogotá, Suba, Alameda…',
  type: 'Tipo',
  anyType: 'Todos los tipos',
  price: 'Precio',
  anyPrice: 'Cualquier precio',
  upTo: (price: string) => `Hasta ${price}`,
  over: (price: string) => `Más de ${price}`,
  search: 'Buscar',
} as const;
