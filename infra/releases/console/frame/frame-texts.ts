/** Words around every screen. */
export const frameTexts = {
  skip: 'Ir al contenido',
  brand: 'Umbral',
  title: 'Plataforma',
  screens: 'Pantallas de la plataforma',
  now: 'Ahora',
  failures: 'Errores',
  audit: 'Auditoría',
  links: 'Enlaces QA',
  approvals: 'Aprobaciones',
  sessions: 'Sesiones',
  inspector: 'Inspector del bus',
  signOut: 'Salir',
  operator: 'Operación: puedes cambiar todo',
  team: (remotes: readonly string[]) => `Equipo: puedes cambiar ${remotes.join(', ')}`,
};
