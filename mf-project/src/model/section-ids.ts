/** Fragments of the page's parts: they stand in shared links. */
export const sectionIds = {
  description: 'descripcion',
  gallery: 'galeria',
  features: 'caracteristicas',
  types: 'tipos',
  plans: 'planos',
  quote: 'calcular-cuota',
  location: 'ubicacion',
  around: 'alrededor',
  builder: 'constructora',
} as const;
