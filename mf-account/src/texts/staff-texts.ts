/** Sentences around every screen of staff. */
export const staffTexts = {
  tabs: 'Equipo del portal',
  administration: 'Administración',
  canonicals: 'Canonicals',
  redirects: 'Redirecciones',
  surveys: 'Encuestas',
  unreadable: 'No pudimos cargar la lista',
  loading: 'Cargando la lista',
  failed: 'No pudimos guardar el cambio. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  remove: 'Eliminar',
  test: 'Probar',
  noAddress: 'Escribe una dirección del portal, como /proyectos-vivienda',
  cancel: 'Cancelar',
  previous: 'Anteriores',
  next: 'Siguientes',
  reason: 'Motivo',
  reasonMissing: 'Escribe el motivo',
} as const;
