/** What pages say while the index is away. */
export const standInTexts = {
  listing:
    'Los filtros y el mapa no están disponibles por un momento. Mientras vuelven, aquí tienes los proyectos disponibles de esta lista.',
  home: 'La búsqueda por palabras, los filtros y el mapa no están disponibles por un momento. Mientras vuelven, puedes recorrer las listas.',
  words: (words: string) =>
    `Por un momento no podemos poner primero lo que más se parece a «${words}», y faltan los filtros y el mapa. Mientras vuelven, aquí tienes los proyectos disponibles de esta lista.`,
  map: 'El mapa no está disponible por un momento. Mientras vuelve, puedes ver los proyectos por ciudad.',
  retry: 'Intentar de nuevo',
} as const;
