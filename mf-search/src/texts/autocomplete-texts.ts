const groups = {
  past: 'Tus búsquedas',
  place: 'Lugares',
  project: 'Proyectos',
  builder: 'Constructoras',
  type: 'Tipos de inmueble',
};

const places = {
  country: 'País',
  region: 'Región',
  department: 'Departamento',
  city: 'Ciudad',
  zone: 'Zona',
  neighbourhood: 'Barrio',
};

/** Words of what appears while one types in the search bar. */
export const autocompleteTexts = {
  groups,
  places,
  placeDetail: (kind: string, city: string | undefined) => (city === undefined ? kind : `${kind} de ${city}`),
  inPlace: (zone: string, city: string) => `${zone}, ${city}`,
  suggestions: 'Sugerencias',
  found: (count: number) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  searching: 'Buscando…',
  nothing: 'Nada se llama así. Presiona Enter y lo buscamos en todos los proyectos.',
  failed: 'Las sugerencias no llegaron. Presiona Enter y buscamos de todas formas.',
  forget: 'Supr borra esta búsqueda',
  forgetOne: 'Borrar esta búsqueda',
  forgetAll: 'Borrar tus búsquedas',
  understood: 'Entendimos',
  heard: (labels: readonly string[], found: string | undefined) =>
    `Entendimos: ${labels.join(', ')}.${found === undefined ? '' : ` ${found}.`}`,
  change: (label: string) => `Cambiar ${label}`,
  remove: (label: string) => `Quitar ${label}`,
  see: (count: string) => `Ver ${count}`,
} as const;
