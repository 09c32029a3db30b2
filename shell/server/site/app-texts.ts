/** What a launcher says of the installed portal. */
export const appTexts = {
  name: 'Umbral: vivienda nueva',
  description: 'Proyectos de vivienda nueva en Colombia y Panamá, con precios, planos y lo que guardaste a la mano.',
  shortcuts: { search: 'Buscar vivienda', favourites: 'Tus guardados', comparator: 'Comparador' },
} as const;
