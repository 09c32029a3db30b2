/** Sentences of lists in the form. */
export const listTexts = {
  required: '(obligatorio)',
  addTo: (label: string) => `Agregar a «${label}»`,
  remove: (name: string) => `Quitar ${name}`,
  loading: 'Cargando…',
  kept: 'Lo que ya elegiste',
  failed: 'No pudimos cargar la lista.',
  retry: 'Intentar de nuevo',
} as const;
