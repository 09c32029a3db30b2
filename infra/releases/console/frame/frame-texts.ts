/** Words around every screen. */
export const frameTexts = {
  skip: 'Ir al contenido',
  brand: 'Umbral',
  title: 'Plataforma',
  screens: 'Pantallas de la plataforma',
  now: 'Ahora',
  releases: 'Versiones',
  failures: 'Errores',
  audit: 'Auditoría',
  links: 'Enlaces QA',
  approvals: 'Aprobaciones',
  sessions: 'Sesiones',
  environments: 'Entornos',
  noEnvironment: (name: string) => `No hay un entorno que se llame ${name}. Elige otro, o vuelve a production.`,
  foreignEnvironment: (name: string, own: readonly string[]) =>
    `Tu clave no sirve para ${name}. Es para ${own.join(', ')}.`,
  inspector: 'Inspector del bus',
  signOut: 'Salir',
  operator: 'Operación: puedes cambiar todo',
  team: (remotes: readonly string[]) => `Equipo: puedes cambiar ${remotes.join(', ')}`,
};
