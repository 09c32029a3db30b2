const number = new Intl.NumberFormat('es-CO');

/** Words of failures. */
export const failuresTexts = {
  title: 'Errores',
  lead: 'Fallas iguales juntas, sin datos de personas. De una falla a volver atrás hay dos clics.',
  remote: 'Remoto',
  all: 'Todos',
  empty: 'Ninguna falla',
  emptyLead: 'Nada ha fallado en los últimos 14 días, o todavía nadie lo ha contado.',
  kinds: {
    render: 'El servidor no la dibujó',
    'render-failed': 'El servidor no la dibujó',
    crashed: 'Falló en pantalla',
    rejected: 'Promesa rechazada sin atender',
    froze: 'Congeló la pantalla',
    'dead-click': 'No responde a los clics',
    covered: 'Tapó la página',
    'entry-failed': 'No cargó',
    'hydration-failed': 'No revivió',
    'contract-broken': 'Mensaje inválido',
    'bus-flooded': 'Inundó el bus',
  },
  times: (count: number) => (count === 1 ? '1 vez' : `${number.format(count)} veces`),
  first: 'desde',
  last: 'la última',
  team: (team: string) => `Equipo ${team}`,
  stack: 'Dónde',
  versions: (remote: string) => `Ver versiones de ${remote}`,
  rollBack: (remote: string, version: string) => `Volver atrás de ${remote} ${version}`,
  endCanary: (remote: string, version: string) => `Terminar canario de ${remote} ${version}`,
  gone: 'Esta versión ya no se entrega.',
};

/** A kind of failure in words; what the console does not know keeps its own name. */
export function kindText(kind: string): string {
  const kinds: Readonly<Record<string, string>> = failuresTexts.kinds;
  return kinds[kind] ?? kind;
}
