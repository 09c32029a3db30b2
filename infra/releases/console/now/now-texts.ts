const walls: Readonly<Record<string, string>> = {
  bubblewrap: 'un proceso detrás de bubblewrap',
  namespaces: 'un proceso en espacios de nombres propios',
  permissions: 'un proceso con los permisos de Node',
};
const openWays: Readonly<Record<string, string>> = {
  files: 'archivos',
  databases: 'bases de datos',
  network: 'red',
  sockets: 'sockets',
  signals: 'señales',
};

/** Words of the live picture. */
export const nowTexts = {
  title: 'Ahora',
  lead: (seq: number) => `Composición ${seq}. Se actualiza sola.`,
  away: (time: string) => `Sin conexión con el registro. Esto es lo último que se supo, a las ${time}.`,
  empty: 'Todavía no se ha publicado nada',
  emptyLead: 'Publica la primera versión con «npm run release -w mf-search» y aparecerá aquí.',
  channels: { pin: 'Fijada', canary: 'Canario', stable: 'Estable', preview: 'Vista previa' },
  team: (team: string) => `Equipo ${team}`,
  percent: (share: number) => `${new Intl.NumberFormat('es-CO', { maximumFractionDigits: 2 }).format(share / 100)} %`,
  by: (actor: string) => `por ${actor}`,
  tabs: 'Pestañas abiertas',
  noTabs: 'Nadie la tiene abierta ahora.',
  tabsOf: (version: string, tabs: number) => `${version}: ${tabs}`,
  shells: (current: number, all: number) =>
    all === 1 && current === 1 ? 'El servidor ya sirve esto.' : `${current} de ${all} servidores ya sirven esto.`,
  regions: 'Regiones',
  region: {
    servers: (count: number) => (count === 1 ? '1 servidor' : `${count} servidores`),
    current: 'al día',
    behind: (time: string) => `atrasada desde hace ${time}; sirve lo anterior`,
    silent: (time: string) => `sin noticias desde las ${time}; sigue con lo último que supo`,
  },
  seconds: (seconds: number) => {
    if (seconds < 60) return `${Math.round(seconds)} s`;
    return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
  },
  refuses: (shell: string, version: string) => `${shell} rechaza ${version}:`,
  /** As shells say it: `threads`, or a wall and what it leaves open. */
  drawnIn(said: string) {
    const [wall = '', ...open] = said.split(', ');
    const ways = open.map((way) => openWays[way.replace(/ open$/, '')] ?? way);
    const place = walls[wall];
    if (place === undefined) return 'Cada versión dibuja en un hilo del servidor.';
    return `Cada versión dibuja en ${place}${ways.length > 0 ? `; quedan abiertos: ${ways.join(', ')}` : ''}.`;
  },
  nothing: 'Sin versión publicada.',
  open: (app: string) => `Versiones de ${app}`,
  rollBack: 'Volver atrás',
  rollBackOf: (app: string) => `Volver atrás en ${app}`,
  loading: 'Cargando lo que corre ahora…',
};
